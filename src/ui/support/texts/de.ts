import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['support'] = {
  help: {
    title: 'Hilfe',
    lead: 'Die Antworten auf das, was am häufigsten gefragt wird. Deine Frage ist nicht dabei? Schreib uns.',
    contact: 'Schreib uns',
    search: 'Antworten durchsuchen',
    clear: 'Leeren',
    found_one: '{{count}} Antwort',
    found_other: '{{count}} Antworten',
    none: 'Keine Antwort gefunden',
    noneText: 'Versuch ein anderes Wort, oder schreib uns.',
    more: 'Nicht gelöst? Schreib uns',
    topics: {
      chats: 'Chats und Shows',
      money: 'Coins und Zahlungen',
      watching: 'Videos, TV und Mediathek',
      account: 'Konto',
      safety: 'Sicherheit und Diskretion',
    },
    answers: {
      password: {
        title: 'Ich habe mein Passwort vergessen',
        text: 'Öffne „Anmelden“ und wähle dort „Passwort vergessen?“. Wir schicken dir einen Link, über den du ein neues festlegst. Er gilt eine Stunde und nur einmal. Kommt nichts an, sieh im Spam nach und prüfe die Adresse.',
      },
      costs: {
        title: 'Was kosten Chats, Nachrichten und Videos?',
        text: 'Alles kostet Coins, und du siehst den Preis immer, bevor du zahlst. Ein Euro sind vier Coins (VXC). Ein Chat wird nach Sekunden abgerechnet; in der Lobby kannst du einen Stopp setzen, an dem er von selbst endet.',
      },
      'missing-coins': {
        title: 'Ich habe bezahlt, aber die Coins sind nicht da',
        text: 'Manche Zahlungen brauchen einige Minuten. Sobald sie bestätigt sind, kommen die Coins von selbst, und du siehst sie unter „Käufe“. Dauert es länger als eine Stunde, schreib uns mit dem Thema „Zahlung“.',
      },
      'wrong-bill': {
        title: 'Es wurde etwas falsch abgerechnet',
        text: 'Unter „Käufe“ steht jede Buchung mit Zeit und Betrag. Stimmt eine nicht, schreib uns, welche es ist. Was doppelt oder grundlos gebucht wurde, bekommst du zurück.',
      },
      age: {
        title: 'Warum soll ich mein Alter nachweisen?',
        text: 'Manche Videos dürfen nach dem Gesetz nur Erwachsene sehen. Der Nachweis dauert eine Minute und gilt danach auf all deinen Geräten.',
      },
      report: {
        title: 'Jemand oder etwas gehört hier nicht her',
        text: 'Auf jedem Profil, jedem Video, in jedem Chat und in jeder Unterhaltung steht „Melden“. Die Meldung kommt mit dem, was du gemeldet hast, bei uns an. In deinen Nachrichten kannst du außerdem jede Unterhaltung blockieren.',
      },
      'close-account': {
        title: 'Ich möchte mein Konto beenden oder meine Daten haben',
        text: 'Schreib uns mit dem Thema „Datenschutz“ von der Adresse deines Kontos. Du brauchst keinen Grund.',
      },
      'chat-billing': {
        title: 'Wie wird ein Chat abgerechnet?',
        text: 'Nach Sekunden, ab dem Moment, in dem der Performer da ist. Zeit, Kosten und der Knopf zum Beenden sind die ganze Zeit zu sehen. Danach zeigt die Abrechnung Sekunden, Coins und warum er zu Ende ging.',
      },
      stop: {
        title: 'Wie begrenze ich, was ein Chat kostet?',
        text: 'Setz in der Lobby oder im Raum einen Stopp: Der Chat endet von selbst, wenn er so viel gekostet hat. Für alle Ausgaben gibt es Limits in deinen Einstellungen.',
      },
      welcome: {
        title: 'Was sind Willkommensminuten?',
        text: 'Minuten, in denen neue Gäste gratis mit Performern chatten, die mitmachen. Sie gelten von selbst: Auf dem Startknopf steht, wie viele es sind und was eine Minute danach kostet. Aufladen beendet sie nicht.',
      },
      tickets: {
        title: 'Kann ich ein Ticket zurückgeben?',
        text: 'Ja, zum vollen Preis, bis die Show beginnt. Ein später gekauftes Ticket kostet nur den Rest der Show und kann nicht zurückgegeben werden. Fällt eine Show aus, kommen deine Coins von selbst zurück.',
      },
      tips: {
        title: 'Ich habe aus Versehen Trinkgeld gegeben',
        text: 'In einem Raum lässt sich Trinkgeld ab 10 VXC fünf Sekunden lang zurücknehmen: Drück auf „Zurück“. Danach ist es gegeben.',
      },
      'one-click': {
        title: 'Was ist Aufladen mit einem Klick?',
        text: 'Aufladen mit einem Druck, während du chattest, ohne die Kasse zu öffnen. Du richtest es selbst ein, bekommst zu jeder Aufladung eine E-Mail und kannst es jederzeit in deinen Einstellungen beenden.',
      },
      expire: {
        title: 'Verfallen Coins?',
        text: 'Nein. Coins (VXC) bleiben auf deinem Konto, bis du sie ausgibst.',
      },
      vip: {
        title: 'Was gehört zum VIP-Club?',
        text: 'Längere Vorschauen, alle VIP-Videos und Geschenke, die nur Mitglieder machen können. Er läuft eine feste Zeit und endet automatisch. Coins und TV Premium gehören nicht dazu; die Seite mit den Preisen vergleicht alle drei.',
      },
      'tv-premium': {
        title: 'Was ist Vesper TV Premium?',
        text: 'Der Premium-Sender und alles auf Abruf bei Vesper TV, für eine feste Zeit. Es endet automatisch; nichts verlängert sich.',
      },
      limits: {
        title: 'Wie setze ich ein Ausgabenlimit?',
        text: 'In deinen Einstellungen, für 24 Stunden, 7 Tage und 30 Tage. Ein niedrigeres Limit gilt sofort, ein höheres nach 24 Stunden.',
      },
      break: {
        title: 'Ich möchte eine Pause vom Ausgeben',
        text: 'Wähl in deinen Einstellungen, wie lange. Bis dahin kann von deinem Konto nichts bezahlt oder ausgegeben werden, und niemand kann die Pause vorzeitig beenden.',
      },
      favorites: {
        title: 'Wie finde ich einen Performer wieder?',
        text: 'Drück auf das Herz an einem Bild, dann ist der Performer unter deinen Favoriten. Wen du dir merkst, kann dir auch melden, wenn er live geht.',
      },
      notices: {
        title: 'Wie stelle ich ein, worüber ich benachrichtigt werde?',
        text: 'Auf der Seite „Benachrichtigungen“, für jeden Weg und jede Art einzeln. Wir schicken nur, was du einschaltest, und du kannst eine Ruhezeit festlegen.',
      },
      neutral: {
        title: 'Können andere sehen, was ich hier mache?',
        text: 'Schalte unter „Benachrichtigungen“ neutrale Texte ein: Absender und Texte nennen dann weder Vesper noch einen Performer. Melde dich auf einem gemeinsamen Gerät ab, wenn du gehst.',
      },
      library: {
        title: 'Wo ist, was ich gekauft habe?',
        text: 'In deiner Mediathek, zusammen mit dem, was du gespeichert und gesehen hast. Die Buchungen stehen unter „Käufe“.',
      },
      playback: {
        title: 'Ein Video oder Bild bleibt stehen',
        text: 'Prüf deine Verbindung und drück auf „Noch einmal versuchen“, oder lade die Seite neu. Ein Video geht dort weiter, wo du warst.',
      },
      captions: {
        title: 'Gibt es Untertitel?',
        text: 'Videos zeigen Untertitel, wo es welche gibt: Der Knopf ist im Player. Live-Räume haben keine. Die Seite „Barrierefreiheit“ nennt, was sonst noch fehlt.',
      },
      language: {
        title: 'Wie ändere ich Sprache und Licht?',
        text: 'Im Menü und am Ende jeder Seite. Vesper spricht Deutsch, Englisch und Spanisch, im Dunkeln und bei Tageslicht.',
      },
    },
  },
  contact: {
    title: 'Kontakt',
    lead: 'Schreib uns, worum es geht. Wir antworten dir per E-Mail.',
    leadNoMail: 'Schreib uns, worum es geht. Wir antworten dir an die Adresse, die du angibst.',
    topic: 'Thema',
    topics: {
      question: 'Frage',
      account: 'Konto und Anmelden',
      payment: 'Zahlung und Coins',
      report: 'Etwas melden',
      privacy: 'Datenschutz',
      technical: 'Etwas funktioniert nicht',
      other: 'Etwas anderes',
    },
    about: 'Es geht um',
    kinds: {
      actor: '{{name}} (Profil)',
      video: '{{name}} (Video)',
      chat: '{{name}} (Chat)',
      conversation: '{{name}} (Unterhaltung)',
      line: '{{name}} (Zeile im Raum)',
      post: '{{name}} (Beitrag)',
    },
    notAbout: 'Das gehört nicht dazu',
    email: 'E-Mail-Adresse',
    emailHint: 'Hierhin geht unsere Antwort.',
    text: 'Deine Nachricht',
    reportHint: 'Was ist passiert, und wann? Die gemeldete Person erfährt nicht, dass du es warst.',
    send: 'Absenden',
    errors: {
      email: 'Das sieht nicht nach einer E-Mail-Adresse aus.',
      text: 'Bitte schreib zwischen 10 und 4.000 Zeichen.',
      'too-many': 'Du hast uns gerade mehrmals geschrieben. Versuche es in einer Stunde noch einmal.',
    },
    done: {
      title: 'Angekommen',
      text: 'Deine Anfrage hat die Nummer {{receipt}}.',
      mailed: 'Wir haben sie dir auch an {{email}} geschickt.',
      another: 'Noch etwas schreiben',
    },
  },
  accessibility: {
    title: 'Barrierefreiheit',
    lead: 'Was wir erreichen wollen, wie wir es prüfen und was noch fehlt.',
    target: {
      title: 'Unser Ziel',
      text: 'Jede Seite und jeder Raum hier soll die Richtlinien für barrierefreie Webinhalte (WCAG) 2.2 auf Stufe AA erfüllen. Heute ist das zum Teil so: Was fehlt, steht weiter unten.',
    },
    tested: {
      title: 'Wie wir prüfen',
      text: 'Vor jeder neuen Fassung sehen sich zwei Programme jede Seite an, auf dem Telefon und am Schreibtisch, im dunklen und im hellen Aussehen: axe und die Regeln von IBM Equal Access. Abläufe in einem echten Browser gehen nur mit der Tastatur durch die Seite, prüfen kleine Bildschirme und große Schrift und stellen sicher, dass kein Knopf verdeckt ist, der etwas bezahlt oder beendet. Menschen, die auf einen Screenreader angewiesen sind, haben die Seite noch nicht geprüft.',
    },
    unmet: {
      title: 'Was nicht erfüllt ist',
      live: {
        title: 'Live-Räume haben keine Untertitel',
        text: 'Was Performer live sagen, wird nicht mitgeschrieben: Es entsteht in diesem Moment, und nichts auf dieser Seite macht Text daraus. Was im Chat geschrieben wird, kann ein Screenreader vorlesen.',
      },
      video: {
        title: 'Videos haben keine Audiodeskription',
        text: 'Videos können Untertitel haben, wenn der Betreiber welche erstellt hat. Eine zweite Tonspur, die beschreibt, was zu sehen ist, gibt es nicht.',
      },
      tv: {
        title: 'TV und deine Mediathek zeigen keine Untertitel',
        text: 'Das Programm im TV hat keine, und der Betrachter in deiner Mediathek zeigt die eines Videos noch nicht. Auf der eigenen Seite des Videos kannst du sie lesen.',
      },
      pictures: {
        title: 'Bilder haben keine eigene Beschreibung',
        text: 'Ein Bild ist nach der Person und nach dem Titel von Album oder Video benannt. Was es zeigt, ist nicht beschrieben, weil das niemand aufschreibt.',
      },
      figures: {
        title: 'Gezeichnete Figuren sind nicht beschrieben',
        text: 'Die bewegten Figuren und das Licht in den Räumen haben nur einen Namen. Licht und Bewegung stehen still, wenn dein Gerät weniger Bewegung wünscht.',
      },
      people: {
        title: 'Texte, Ton und Videos von anderen',
        text: 'Was Performer und Gäste selbst schreiben oder aufnehmen, kann ohne Untertitel, in einer anderen Sprache oder schwer zu lesen sein. Wir schreiben es nicht um.',
      },
      others: {
        title: 'Seiten von anderen',
        text: 'Zahlungsanbieter, Altersprüfungen und verlinkte Seiten haben eigene Seiten, die wir nicht ändern können.',
      },
    },
    report: {
      title: 'Eine Barriere melden',
      text: 'Etwas hindert dich daran, diese Seite zu benutzen? Schreib uns, auf welcher Seite und mit welchem Gerät. Du brauchst kein Konto.',
      write: 'Schreib uns',
    },
  },
  imprint: {
    title: 'Impressum',
    lead: 'Wer diese Seite betreibt.',
    missing: 'Der Betreiber dieser Seite hat noch keine Angaben hinterlegt.',
    operator: 'Betreiber',
    represented: 'Vertreten durch',
    contact: 'Kontakt',
    form: 'Kontaktformular',
    register: 'Register',
    vatId: 'Umsatzsteuer-ID',
    authority: 'Aufsicht',
    youthProtection: 'Jugendschutz',
  },
  report: 'Melden',
  reset: {
    title: 'Neues Passwort',
    text: 'Lege jetzt ein neues Passwort für dein Konto fest. Der Link gilt einmal.',
    start: 'Passwort festlegen',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText: 'Ein Link gilt eine Stunde und nur einmal. Fordere einfach einen neuen an.',
    again: 'Neuen Link anfordern',
    done: 'Dein Passwort ist geändert',
    doneText: 'Du bist angemeldet. Auf allen anderen Geräten haben wir dich abgemeldet.',
    home: 'Zur Startseite',
  },
  confirm: {
    title: 'E-Mail-Adresse bestätigen',
    working: 'Einen Moment …',
    done: 'Deine Adresse ist bestätigt',
    doneText: 'Danke. Neuigkeiten und Belege erreichen dich jetzt.',
    expired: 'Dieser Link gilt nicht mehr',
    expiredText: 'Ein Link gilt eine Woche und nur einmal. In deinem Profil kannst du einen neuen anfordern.',
    profile: 'Zum Profil',
    ask: 'Bitte bestätige {{email}}, damit Belege und Neues dich erreichen und du ein vergessenes Passwort ersetzen kannst.',
    dismiss: 'Nicht mehr fragen',
    send: 'Link noch einmal schicken',
    sent: 'Ein Link ist unterwegs an {{email}}.',
    refused: {
      'login-required': 'Bitte melde dich zuerst an.',
      confirmed: 'Deine Adresse ist schon bestätigt.',
      'too-many-mails': 'Das waren viele Anfragen. Versuche es in einer Viertelstunde noch einmal.',
      'no-mail': 'Vesper verschickt im Moment keine E-Mails.',
    },
  },
}
