import type { LegalSources } from './legal-sources'

/** The texts of the operator in German. */
export const de: LegalSources = {
  'terms-of-service': {
    title: 'Nutzungsbedingungen',
    lead: 'Was du von Vesper erwarten kannst und was Vesper von dir erwartet. In klaren Worten, und kurz.',
    sections: [
      {
        title: 'Wer Vesper nutzen darf',
        text: 'Vesper ist für Erwachsene. Einlass hat, wer dies von sich sagen kann: Du bist mindestens 18 Jahre alt und volljährig, wo du lebst, falls das später ist. Wir fragen vor der ersten Seite, noch einmal beim Anlegen eines Kontos, und wo ein Video es verlangt, nach einem Nachweis. Wer nicht volljährig ist, verlässt die Seite; ein Konto, das dagegen angelegt wurde, wird geschlossen.',
      },
      {
        title: 'Die Performer',
        text: 'Alle Performer, die hier gezeigt werden, sind Erwachsene ab 21 Jahren. In dieser Vorführung sind sie erfunden: Namen, Worte und Lebensläufe wurden dafür geschrieben, und alle Bilder, Videos und Live-Streams sind Lichtmalereien, die das Produkt selbst zeichnet. Niemand Wirkliches wird gezeigt, jede Ähnlichkeit ist Zufall.',
      },
      {
        title: 'Dein Konto',
        text: 'Umsehen kannst du dich ohne Konto. Für Nachrichten, Käufe und Favoriten brauchst du eines. Es gehört dir allein: Behalte das Passwort für dich und teile das Konto nicht. Namen und Bild kannst du jederzeit ändern. Ein Name darf niemanden beleidigen und niemand anderen vortäuschen.',
      },
      {
        title: 'Coins und wie sie gezählt werden',
        text: 'Du bezahlst mit Coins, kurz VXC. Ein Euro sind vier, und Coins verfallen nicht. Der Preis eines Live-Chats steht da, bevor er beginnt. Abgerechnet wird nach Sekunden; die Summe des ganzen Chats wird ein einziges Mal auf einen ganzen Coin aufgerundet. Es gilt der Zähler der Plattform, nicht die Uhr deines Geräts. Sind deine Coins aufgebraucht, endet der Chat; ins Minus geht er nie.\n\nDas Bezahlfenster dieser Vorführung ist eine Sandbox. Es fließt kein echtes Geld.',
      },
      {
        title: 'Gutscheine',
        text: 'Gutscheine werden vor Coins verbraucht: zuerst die für den Performer, bei dem du gerade bist, dann die allgemeinen, und darunter der, der zuerst endet. Ein Gutschein gilt bis zum Ende des letzten Tages, der darauf steht, in der Zeitzone von Berlin. Gutscheine werden nicht ausgezahlt.',
      },
      {
        title: 'Videos und der VIP-Club',
        text: 'Ein bezahltes Video zeigt zuerst eine kostenlose Vorschau. Du kaufst es einmal und darfst es ansehen, so oft du magst, solange es hier angeboten wird; ein Abo steckt nicht dahinter. Der VIP-Club läuft 30 Tage ab deinem Beitritt und endet von selbst. Videos sind für deine eigenen Augen: Sie dürfen nicht kopiert, aufgezeichnet oder weitergegeben werden.',
      },
      {
        title: 'Eigene Grenzen',
        text: 'In jedem bezahlten Chat kannst du eine Grenze in Coins setzen; ist sie erreicht, endet der Chat, was immer noch auf deinem Konto ist. Hat dein Konto ein Ausgabenlimit, geht kein Kauf darüber. Wenn du merkst, dass du mehr ausgibst, als du willst: Hör auf, sprich mit jemandem, dem du vertraust, und schreib dem Betreiber, dass er dein Konto für Zahlungen sperren soll. Betreiber ist, wer einen Server mit Vesper führt; er nennt seinen [Kontakt](contact) im [Impressum](imprint).',
      },
      {
        title: 'Wenn etwas schiefgeht',
        text: 'Kommt ein Chat nicht zustande, kostet er nichts. Bricht die Verbindung ab, zählt nur die Zeit, in der du da warst. Wurde etwas doppelt oder grundlos gebucht, schreib dem Betreiber an den [Kontakt](contact) im [Impressum](imprint). Eine Erstattung steht wie jede andere Buchung bei deinen Käufen. Was dir das Verbraucherrecht zusichert, bleibt, wie es ist.',
      },
      {
        title: 'Umgang und Meldungen',
        text: 'Sei freundlich. Performer entscheiden, was sie tun, und dürfen einen Chat jederzeit beenden. Drohungen, Beleidigungen, Hass, Drängen auf ein Treffen, Werbung und das Weitergeben fremder Daten haben hier keinen Platz, und ebenso wenig alles, was Minderjährige einbezieht oder andeutet. Eine Unterhaltung kannst du sofort blockieren. Was sonst gegen diese Regeln verstößt, meldest du dem Betreiber an den [Kontakt](contact) im [Impressum](imprint) oder, wo er ihn eingerichtet hat, über den Link am Fuß der Seite. Es kann das Konto kosten.',
      },
      {
        title: 'Das Ende des Kontos',
        text: 'Du kannst dein Konto jederzeit beenden und brauchst keinen Grund. Einen Knopf gibt es dafür hier noch nicht: Schreib dem Betreiber an den [Kontakt](contact) im [Impressum](imprint). Was mit gekauften und nicht verbrauchten Coins geschieht, richtet sich dann nach dem Gesetz; Geschenke und Gutscheine verfallen. Ein Konto, mit dem gegen diese Bedingungen verstoßen wird, kann beendet werden, nach einer Warnung, wo die Sache eine erlaubt. Ändern sich diese Bedingungen, steht der neue Text hier mit seinem Datum, und du kannst gehen.',
      },
    ],
  },
  'data-protection': {
    title: 'Datenschutzhinweis',
    lead: 'Was über dich gespeichert wird, warum, wie lange, und was du dagegen tun kannst.',
    sections: [
      {
        title: 'In wenigen Worten',
        text: 'Wir speichern, was nötig ist, um dein Konto zu führen und deine Coins richtig zu zählen. Nichts wird verkauft. Nichts wird gemessen, was du nicht erlaubst. Der Inhalt deiner Nachrichten ist für dich und den Performer, dem du schreibst.',
      },
      {
        title: 'Wo es gespeichert wird',
        text: 'Vesper kann auf zwei Arten laufen. Ohne Server, wie in der Vorführung, bleibt alles hier Genannte in deinem eigenen Browser und verschwindet, wenn du dessen Speicher leerst. Mit Server liegt es in der Datenbank dessen, der ihn betreibt und der dann dafür verantwortlich ist.',
      },
      {
        title: 'Was ohne Konto gespeichert wird',
        text: 'Ein Schlüssel, mit dem dein Gerät seine Sitzung wiederfindet, die gewählte Sprache, deine Antwort auf die Altersfrage, deine Antwort zum Datenschutz und die Darstellung der Seite. Aus deiner Verbindung nehmen wir das Land, weil manche Performer nicht überall gezeigt werden dürfen.',
      },
      {
        title: 'Was mit Konto gespeichert wird',
        text: 'Dein Name und Bild hier, deine E-Mail-Adresse, das Passwort in einer Form, die niemand zurücklesen kann, und dein Geburtsdatum, um deine Volljährigkeit zu prüfen. Außerdem: Favoriten, private Notizen, was dir gefiel, Nachrichten und Geschenke sowie deine Einstellungen.',
      },
      {
        title: 'Geld',
        text: 'Jede Bewegung von Coins steht in einem Buch, das danach nie geändert wird: wofür, wann und wie viel. Es beweist, was du bezahlt hast, und wird so lange aufbewahrt, wie das Recht der Buchführung es verlangt. Karten- und Bankdaten gibst du im Fenster des Zahlungsdienstes ein; sie erreichen uns nie.',
      },
      {
        title: 'Altersnachweis',
        text: 'Wo ein Altersnachweis nötig ist, prüft ein Dienst, was du einreichst. Wir erfahren, ob er anerkannt wurde, geprüft wird oder abgelehnt ist, und warum. Diese Antwort speichern wir, das Dokument nicht.',
      },
      {
        title: 'Einwilligung, nach Kategorien',
        text: 'Notwendig: was dich angemeldet und dein Geld sicher hält. Das ist immer an. Funktional: merkt sich Filter, Lautstärke und anderen Komfort. Analyse: zählt, welche Seiten du öffnest, wann du dich anmeldest, bezahlst, ein Abo abschließt oder dein Alter nachweist, und was du kaufst. Der Betreiber kann das von einem Analysedienst zählen lassen; der bekommt eine Nummer für dich und keinen Namen, keine Anschrift, keine Suche und keine Nachricht. Sobald du widerrufst, wird nichts mehr gesendet, auch nicht, was schon gewartet hat. Die beiden letzten sind aus, bis du sie erlaubst, für höchstens zwölf Monate, und lassen sich ebenso leicht widerrufen, am Fuß jeder Seite oder in deinen Einstellungen.',
      },
      {
        title: 'Wer es sonst sieht',
        text: 'Performer sehen deinen Namen, dein Bild und was du ihnen schreibst. Sie sehen weder deine Anschrift noch deine E-Mail-Adresse noch dein Guthaben. Darüber hinaus sehen nur der Zahlungsdienst und der Dienst für den Altersnachweis, was sie brauchen, ein Analysedienst, was du erlaubt hast, und Behörden, wo das Gesetz uns verpflichtet.',
      },
      {
        title: 'Wie lange',
        text: 'Was zu deinem Konto gehört, bleibt, solange es das Konto gibt. Buchungen, die nach dem Gesetz aufzubewahren sind, bleiben auch danach. Eine Sitzung, die niemand benutzt, endet: auf einem Gerät, auf dem sich nie jemand angemeldet hat, nach 30 Tagen, auf anderen nach 180, sofern der Betreiber dieser Seite keine anderen Zeiten festgelegt hat. Ein Gast ohne Konto wird mit der letzten seiner Sitzungen gelöscht, es sei denn, eine Buchung nennt ihn. Wann eine Sitzung zuletzt benutzt wurde, wird auf fünf Minuten genau gespeichert. Die Protokolle, mit denen wir Fehler finden, nennen keine Passwörter und keine Zugangsschlüssel.',
      },
      {
        title: 'Deine Rechte',
        text: 'Du darfst wissen, was über dich gespeichert ist, es berichtigen, herausgeben oder löschen lassen, der Nutzung widersprechen und jede Einwilligung für die Zukunft zurücknehmen. Name, Bild und Einstellungen änderst du in deinem Konto, deine Einwilligung am Fuß jeder Seite. Für alles andere schreib dem Betreiber an den [Kontakt](contact) im [Impressum](imprint); es kostet nichts. In der Vorführung hat niemand außer dir die Daten: Sie sind weg, sobald du den Speicher deines Browsers leerst. Du kannst dich auch bei der Datenschutzbehörde deines Wohnorts beschweren.',
      },
    ],
  },
}
