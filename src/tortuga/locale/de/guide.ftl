### The guided first game.

guide-heading = Deine erste Partie { $game }
guide-learn = Geführte erste Partie
guide-begin = Los geht’s
guide-go_on = Deine geführte Partie fortsetzen
guide-about_einauge = Eine echte Partie gegen einen Bot. Neben dem Tisch zeigt dir ein Begleiter Schritt für Schritt, wie du kaufst, wie Reihen auszahlen, wie du kämpfst und ablegst und was am Ende zählt. Du darfst alles tun, was die Regeln erlauben; der Begleiter geht mit.
guide-about_barrakuda = Eine echte Partie gegen einen Bot. Neben dem Tisch zeigt dir ein Begleiter Schritt für Schritt, wie du wählst, was der Barrakuda tut, wie du Gold holst und heimbringst, wie du stiehlst und was die Symbole bedeuten. Du darfst alles tun, was die Regeln erlauben; der Begleiter geht mit.
guide-deal = Karten und Würfel sind immer dieselben: Du kannst es noch einmal versuchen und besser machen.
guide-panel = Begleiter
guide-step = { $number }/{ $last }
guide-rules = Die Regeln
guide-paid = Deine Reihe { $colour } hat { $income } gebracht.
guide-alone = Dein Schiff liegt einzeln und bringt nichts.

guide-einauge-win = Wer am Ende die meisten Juwelen hat, gewinnt. Die Karten 7 und 8 zahlen Juwelen aus; Truhen, Dukaten und Säbel bringen am Ende weitere.
guide-barrakuda-win = Nur Gold im Tresor zählt: Wer dort { $goal } hat, gewinnt. Was im Beutel ist, kannst du noch verlieren.
guide-barrakuda-banked = Du hast { $gold } in den Tresor gebracht: Das nimmt dir niemand mehr.
guide-barrakuda-gained = Du hast { $gold } gefunden.
guide-barrakuda-bitten = Der Fisch kam zu Wrack { $wreck }, und du warst dort: Du hast den ganzen Beutel ({ $gold }) verloren. Höchstens 4 Gold bleiben liegen; wer dort die Initiative hat, nimmt sie in der nächsten Runde.
guide-barrakuda-stolen = { $name } hat deinen Beutel ({ $gold }) gestohlen: Auf Wrack { $wreck } war die andere Reihe kürzer als deine und hatte damit die Initiative.

guide-einauge-title-first = Kaufe deine erste Insel
guide-einauge-title-fight = Kämpfe, wenn du magst
guide-einauge-title-fight_none = Diesmal kein Kampf
guide-einauge-title-lay = Lege eine Karte ab
guide-einauge-title-wait = Jetzt die anderen
guide-einauge-title-again = Lass eine Reihe noch einmal auszahlen
guide-einauge-title-chests = Truhen
guide-einauge-title-sell = Verkaufen
guide-einauge-title-near = Wie es endet
guide-einauge-title-free = Spiel weiter
guide-einauge-title-short = Verkaufe etwas
guide-einauge-title-sight = Das Ende ist in Sicht
guide-einauge-title-final = Ein letzter Kampf
guide-einauge-title-over = Das war’s

guide-einauge-text-first = Die leuchtenden Karten der Auslage kannst du kaufen; du hast { $ducats }. Versuch es mit { $card }: Preis { $price }, dafür bekommst du sofort { $income }.
guide-einauge-text-fight = Am Piratentisch zählen Säbel: { $card } kostet { $price }, und du hast { $sabres }. Nimm die Karte oder spare: Jeder Säbel ist am Ende 3 Dukaten wert.
guide-einauge-text-fight_none = Mit { $sabres } bekommst du nichts vom Piratentisch: Eine Karte kostet 3, oder 4, wenn sie einen Säbel zeigt. Drück den Knopf, und weiter geht’s.
guide-einauge-text-lay = Jeder Zug endet mit einem Geschenk an Einauge: Leg eine Karte aus der Auslage auf seinen Tisch. Wer Säbel hat, darf sie nehmen, in deinem nächsten Zug auch du.
guide-einauge-text-wait = { $name } tut dieselben drei Dinge: kaufen, kämpfen, ablegen. Was genau, steht im Verlauf.
guide-einauge-text-again = Das ist der Kern des Spiels: Mit jeder neuen Karte zahlt ihre ganze Reihe wieder aus. { $card } brächte dir jetzt { $income }.
guide-einauge-text-chests = Truhen zahlen jetzt nichts aus, sie zählen am Ende: In jeder Farbe gibt es für die meisten 7 Juwelen, für die zweitmeisten 4. Du hast { $chests }, dafür gäbe es jetzt { $jewels }.
guide-einauge-text-sell = Vor dem Kauf darfst du verkaufen: Ein Juwel bringt 3 Dukaten, eine Karte 5. Eine verkaufte Karte ist aus dem Spiel, und ihre Reihe zahlt von da an weniger aus. Verkaufe also nur für eine Karte, die mehr bringt, als du hergibst.
guide-einauge-text-near = Im Stapel: { $cards }, die Schiffe ganz unten. Das erste Schiff kündigt das Ende an. Wäre jetzt Schluss, hättest du { $mine }, { $name } { $theirs }.
guide-einauge-text-free = Jetzt weißt du alles Nötige. Kaufe, was deine Reihen lang macht, behalte die Truhen im Auge und schau auf die Zahlen unter den Karten: Sie sagen, was eine Reihe bringen würde.
guide-einauge-text-short = Du kannst dir keine Karte leisten. Drück auf „Verkaufen“: Ein Juwel bringt 3 Dukaten, eine Karte 5.
guide-einauge-text-sight = Das erste Schiff ist da: Die Runde wird zu Ende gespielt, dann dürfen alle noch einmal kämpfen. Säbel sind jetzt nützlich.
guide-einauge-text-final = Du hast { $sabres }. Reicht das, nimm eine letzte Karte vom Piratentisch oder aus der Auslage. Ihre Reihe zahlt noch einmal aus.
guide-einauge-text-over = Du hast { $mine }, { $name } hat { $theirs }. Spiel noch einmal mit neuen Karten oder sieh dir jeden Zug in Ruhe an.

guide-barrakuda-title-first = Wähle eine Karte
guide-barrakuda-title-sealed = Verdeckt
guide-barrakuda-title-fish = Achte auf den Barrakuda
guide-barrakuda-title-home = Bring es heim
guide-barrakuda-title-thief = Diebe
guide-barrakuda-title-cards = Die Karten gehen aus
guide-barrakuda-title-lost = Warum man einen Beutel verliert
guide-barrakuda-title-free = Spiel weiter
guide-barrakuda-title-steer = Du lenkst den Barrakuda
guide-barrakuda-title-answer = Sonderaktion oder Diebstahl?

guide-barrakuda-title-other = Deine Wahl

guide-barrakuda-title-wait = Schau zu
guide-barrakuda-title-over = Das war’s

guide-barrakuda-text-first = Wrack 4 bringt am meisten: Bist du dort allein, machst du beide Aktionen. Drück auf Karte 4 oder eine andere.
guide-barrakuda-text-sealed = Deine Karte liegt verdeckt, und du kannst noch wechseln. Haben alle gewählt, werden die Karten gemeinsam aufgedeckt.
guide-barrakuda-text-fish = Der Barrakuda ist auf { $fish } und schwimmt 1 oder 2 Schritte: Er kann zu { $near } kommen. Wen er trifft, der verliert den ganzen Beutel; du hast { $bag } dabei. Mit der Barrakuda-Karte lenkst du ihn, wenn sonst niemand sie spielt.
guide-barrakuda-text-home = In deinem Beutel: { $bag }, im Tresor: { $vault }. Wrack 5 bringt bis zu 7 Gold aus dem Beutel in den Tresor, wenn du dort allein bist oder die Initiative hast.
guide-barrakuda-text-thief = Treffen sich zwei, hat die kürzere Reihe die Initiative und darf den ganzen Beutel stehlen. In deiner Reihe: { $mine }, bei { $name }: { $row }. Bei Gleichstand darf es niemand.
guide-barrakuda-text-cards = Gespielte Karten bleiben in deiner Reihe; auf der Hand hast du noch { $hand }. Die Pfeile auf den Wracks 1, 2 und 3 holen Karten zurück; nach der fünften kommen alle von selbst zurück.
guide-barrakuda-text-lost = Einen Beutel verliert man auf zwei Arten: Der Fisch kommt zu deinem Wrack, oder jemand dort hat eine kürzere Reihe und stiehlt. Trag also nicht lange viel herum, sieh nach, wohin der Fisch kommen kann ({ $near }), und halte deine Reihe kurz.
guide-barrakuda-text-free = Jetzt weißt du alles Nötige: Im Tresor hast du { $banked } von { $goal } Gold. Tippe auf die Symbole eines Wracks, um zu lesen, was sie tun.
guide-barrakuda-text-steer = Nur du hast die Barrakuda-Karte gespielt: Drück auf ein leuchtendes Wrack, höchstens { $distance } weit. Lenke den Barrakuda zu { $name } oder heim auf die 6.
guide-barrakuda-text-answer = Auf Wrack { $wreck } hast du die Initiative: Nutze die Sonderaktion oder stiehl { $name } den ganzen Beutel.

guide-barrakuda-text-other = Dieses Wrack lässt dir die Wahl: Beide Antworten sagen, was sie bringen.

guide-barrakuda-text-wait = { $name } entscheidet. Schau auf den Meeresgrund: Die Wracks kommen von 1 bis 6 dran.
guide-barrakuda-text-over = In deinem Tresor: { $vault }, in dem von { $name }: { $theirs }. Spiel noch einmal oder sieh dir jede Runde in Ruhe an.
