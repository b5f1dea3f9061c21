# Sounds of the table: fetched with the menu.

sound = Sound
sound-about = Cards, calls and victories. Alerts have their own switch.
sound-volume = Volume
