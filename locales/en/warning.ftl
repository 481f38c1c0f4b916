# For operators, directly, when no letter goes out any more.

warning-worker-restarted = ⚠ The bot's deadlines, reminders and letters stood still though the database answered. I have put a fresh worker to it; if this comes again, look at the log and at /readyz.
warning-worker-dead = 🛑 The bot's deadlines, reminders and letters stand still, and no fresh worker changes that. This process ends now, to be started anew.
