### What has to be known of the language itself: its name, and how it tells times and places.

# The name of the language in itself.
language-name = English
# Seen only where a text could not be spoken.
language-lost = (this text got lost)

## Time

language-day = 24 hrs
language-soon = in less than a minute
# $span (string): “5 hrs 12 mins”
language-within = in { $span }
language-past = time is up

## Zones that have a short name of their own: it stands in every deadline.

language-zone-europe-moscow = MSK

## The other zones that settings offer, by their city.

language-place-europe-kaliningrad = Kaliningrad
language-place-europe-samara = Samara
language-place-asia-yekaterinburg = Yekaterinburg
language-place-asia-novosibirsk = Novosibirsk
language-place-asia-vladivostok = Vladivostok
language-place-asia-tbilisi = Tbilisi
language-place-europe-berlin = Berlin
language-place-europe-london = London
