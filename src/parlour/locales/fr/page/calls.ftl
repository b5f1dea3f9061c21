# Comment le navigateur appelle qui joue : chargé quand il le peut.

calls-title = Me prévenir
calls-sounds = Sons
calls-sounds-about = Quand c’est à vous, quand un contre-UNO est possible, quand on vous relance, à la fin d’une manche.
calls-buzz = Vibrations
calls-buzz-about = Aux mêmes moments, sans bruit.
calls-notices = Notifications
calls-notices-about = Tant que Parlour reste ouvert quelque part et que vous regardez ailleurs.
calls-notices-closed = Même quand Parlour est fermé : quand c’est à vous.
calls-plain = Pas de notifications ici : les navigateurs ne les permettent qu’aux adresses qui commencent par https://.
calls-refused = Votre navigateur bloque les notifications de Parlour. Vous pouvez les autoriser dans ses réglages.
