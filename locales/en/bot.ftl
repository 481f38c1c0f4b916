# Seats, and the names of computer players by their seats.

# $number (number): number of the seat, from one
bot-seat = seat { $number }
bot-name-0 = 🤖 Dottie
bot-name-1 = 🤖 Sprocket
bot-name-2 = 🤖 Bolt
bot-name-3 = 🤖 Pixel
bot-name-4 = 🤖 Widget
bot-name-5 = 🤖 Rusty
bot-name-6 = 🤖 Gizmo
bot-name-7 = 🤖 Cog
bot-name-8 = 🤖 Sparky
bot-name-9 = 🤖 Relay
bot-name-10 = 🤖 Rivet
bot-name-11 = 🤖 Tinny
bot-name-12 = 🤖 Dash
bot-name-13 = 🤖 Diode
bot-name-14 = 🤖 Tango
bot-name-15 = 🤖 Beep
