# Comment le navigateur appelle qui joue : chargé quand il le peut.

calls-title = M’appeler
calls-sounds = Sons
calls-sounds-about = Quand c’est à vous, quand un contre-UNO est possible, à la fin d’une manche.
calls-buzz = Vibrations
calls-buzz-about = De même, sans bruit.
calls-notices = Notifications
calls-notices-about = Tant que Parlour est ouvert quelque part et que vous regardez ailleurs.
calls-notices-closed = Même quand Parlour est fermé : quand c’est à vous.
calls-refused = Votre navigateur ne permet pas à Parlour de vous notifier. Ses réglages y peuvent quelque chose.
