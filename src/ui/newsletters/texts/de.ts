import type { Catalog } from '@/ui/texts/catalog'

export const texts: Catalog['newsletters'] = {
  title: 'Newsletter',
  lead: 'Such dir aus, worüber du lesen möchtest. Jede Mail hat einen Link, der sie sofort abbestellt.',
  none: 'Hier werden keine Mails verschickt, also auch keine Newsletter.',
  email: 'E-Mail-Adresse',
  emailHint: 'Wir schicken dir zuerst einen Link, mit dem du bestätigst, dass die Adresse deine ist.',
  own: 'Sie gehen an {{email}}, die bestätigte Adresse deines Kontos.',
  names: { contests: 'Gewinnspiele', 'late-night': 'Late Night', 'vip-club': 'VIP-Club', vr: 'VR-Filme' },
  about: {
    contests: 'Neue Gewinnspiele, was es zu gewinnen gibt und wann Schluss ist.',
    'late-night': 'Was heute Abend läuft: Shows, Gäste und Filme nach zehn.',
    'vip-club': 'Vorteile im VIP-Club und Termine für Mitglieder.',
    vr: 'Neue Filme für VR-Brillen.',
  },
  subscribed: 'Abonniert mit {{email}}.',
  waiting: 'Fast geschafft: Öffne den Link in der Mail an {{email}}.',
  subscribe: 'Abonnieren',
  subscribeTo: '{{name}} abonnieren',
  end: 'Abbestellen',
  endOf: '{{name}} abbestellen',
  cancel: 'Abbrechen',
  cancelOf: '{{name}} abbrechen',
  rights:
    'Wir nutzen die Adresse für die Newsletter, die du auswählst, und für nichts anderes. Eine Adresse, die niemand bestätigt, löschen wir nach einer Woche.',
  refused: {
    'invalid-email': 'Bitte gib eine gültige E-Mail-Adresse ein.',
    'not-yours': 'Du hast dich inzwischen an- oder abgemeldet. Lade die Seite neu und versuch es noch einmal.',
    'no-mail': 'Hier werden im Moment keine Mails verschickt.',
    'too-many-mails': 'An diese Adresse gingen schon mehrere Mails. Versuch es in 15 Minuten noch einmal.',
    excluded: 'Solange du eine Pause machst, bekommst du keine Newsletter.',
  },
  confirm: {
    title: 'Newsletter bestätigen',
    working: 'Einen Moment …',
    done: 'Newsletter abonniert',
    doneText: 'Er kommt ab jetzt an deine Adresse.',
    expired: 'Der Link gilt nicht mehr',
    expiredText:
      'Er gilt eine Woche, und nur solange der Newsletter gewünscht ist. Du kannst ihn jederzeit wieder abonnieren.',
    all: 'Alle Newsletter',
  },
}
