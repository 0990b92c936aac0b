### Playing in a terminal.

terminal-hello = { $game } – am Tisch: { $names }.
terminal-how_to = Tippe die Nummer eines Zuges oder seine Wörter; Wortanfänge genügen. Außerdem: hilfe, regeln, wertung, tisch, verlauf, rückgängig, speichern, ende.
terminal-which_game = Welches Spiel?{" "}
terminal-no_such_game = Tippe seine Nummer oder den Anfang seines Namens.
terminal-prompt = { $name }, { $phase }>{" "}
terminal-purse = { $name } hat { $holds }.
terminal-empty = Tippe die Nummer eines Zuges oder seine Wörter; hilfe zeigt, was du sonst noch sagen kannst.
terminal-ambiguous = „{ $line }“ kann bedeuten: { $moves }. Sag es etwas genauer.
terminal-no_such_number = Die Nummer { $number } steht nicht in der Liste. Tippe tisch, um sie noch einmal zu sehen.
terminal-not_understood = „{ $line }“ ist weder ein Zug noch ein Befehl. Tippe hilfe, um beides zu sehen.
terminal-pass_on = Gib das Gerät an { $name } weiter. { $name }, drücke Enter, wenn sonst niemand hinschaut.{" "}
terminal-saved = Gespeichert: { $file }
terminal-resume = Weiter geht es mit: tortuga play --load { $file }
terminal-save_as = Die Partie speichern? Enter speichert sie in { $file }; oder tippe einen Dateinamen, nein oder zurück:{" "}
terminal-yes = ja j
terminal-no = nein n
terminal-back = zurück z
terminal-not_ours = { $file } gibt es schon, es ist aber keine Partie von uns; die Datei blieb unberührt. Nenne eine andere.
terminal-not_saved = { $file } ließ sich nicht schreiben: { $why }.
terminal-not_loaded = { $file } ließ sich nicht lesen: { $why }.

command-help = hilfe
command-rules = regeln
command-score = wertung
command-table = tisch
command-log = verlauf
command-undo = rückgängig
command-save = speichern
command-quit = ende

command_help-help = die Regeln für diesen Schritt und diese Liste
command_help-rules = die Spielregeln in Kürze
command_help-score = die Wertung, als wäre jetzt Schluss
command_help-table = den Tisch mit deinen Zügen noch einmal zeichnen
command_help-log = alles, was bisher geschah
command_help-undo = deinen letzten Zug zurücknehmen, solange keine Karte, kein Würfel und keine Wahl aufgedeckt ist
command_help-save = speichern DATEI: die Partie dort speichern; ohne DATEI dort, wo sie zuletzt war
command_help-quit = aufhören; die Partie lässt sich speichern

undo-done = Zurückgenommen.
undo-chance = Das lässt sich nicht zurücknehmen: Seither wurde eine Karte oder ein Würfel aufgedeckt.
undo-sealed = Das lässt sich nicht zurücknehmen: Seither haben andere gewählt.
undo-nothing = Es gibt nichts zurückzunehmen.

rules-einauge =
    Du sammelst Inseln in Reihen, eine Reihe je Farbe, und möchtest Juwelen.
    In jedem Zug kaufst du eine Karte aus der Auslage. Sie kommt in deine Reihe
    ihrer Farbe, und sofort zahlt die ganze Reihe aus: die Säbel, Dukaten und
    Juwelen aller ihrer Karten.
    Vor dem Kauf darfst du Juwelen für { $jewel_sale } und Karten für { $card_sale } verkaufen.
    Dann darfst du um eine Karte vom Piratentisch kämpfen: { $fight_price }, oder { $fight_price_sabre }, wenn sie
    einen Säbel zeigt. Danach legst du eine Karte aus der Auslage auf den
    Piratentisch, falls dort nicht schon sechs liegen, und die Auslage wird
    aufgefüllt.
    Die Schiffe liegen unter dem Stapel. Wird das erste aufgedeckt, spielt ihr die
    Runde zu Ende, und alle dürfen noch einmal um eine beliebige offene Karte
    kämpfen.
    Am Ende ist ein Säbel { $sabre_ducats } wert, und { $jewel_ducats } sind ein Juwel. In jeder
    Farbe bringen die meisten Truhen { $first }, die zweitmeisten { $second }, die
    drittmeisten { $third }. Wer die meisten Juwelen hat, gewinnt.
rules-barrakuda =
    Du tauchst an sechs Wracks nach Gold und willst es in deinen Tresor bringen.
    In jeder Runde wählen alle geheim eine Karte. Eine Bewegungskarte von 1 bis 5
    schickt deinen Taucher zu diesem Wrack und kommt in deine Reihe. Mit der
    Barrakuda-Karte legt sich dein Taucher hin; hat nur eine Person sie gespielt,
    lenkt diese den Barrakuda und ist vor ihm sicher.
    Der Barrakuda schwimmt { $distances } Wracks weit. Wo er hält, verlieren alle den
    ganzen Inhalt ihres Beutels.
    Dann kommen die Wracks von 1 bis 6 an die Reihe. Allein auf einem Wrack nutzt du
    seine Sonder- und seine allgemeine Aktion. Sind mehrere da, nutzt, wer die
    wenigsten Karten in der Reihe hat, die Sonderaktion oder stiehlt einen Beutel;
    die allgemeine Aktion haben alle, die stehen. Bei Gleichstand entfällt die
    Sonderaktion, ebenso dort, wo der Barrakuda ist.
    Karten in deiner Reihe fehlen dir, bis du sie zurücknimmst; nach der letzten
    kommen alle fünf zurück. Barrakuda-Karten kommen zurück, wenn der Barrakuda auf
    der 6 ist oder wenn alle gespielt sind.
    Gold im Beutel kannst du verlieren; Gold im Tresor ist sicher, und wer
    genug davon hat, gewinnt.
