import type { IncentiveTexts } from '@/adapters/backend/incentives/incentive-records'
import type { Localized } from '@/adapters/backend/kernel/localized'

type Words = readonly [title: string, text: string, label: string]

const words = ([title, text, label]: Words): IncentiveTexts => ({ title, text, label })

const inAll = (de: Words, en: Words, es: Words): Localized<IncentiveTexts> => ({
  de: words(de),
  en: words(en),
  es: words(es),
})

export const signupTexts = inAll(
  [
    '{messages} Nachrichten gratis',
    'Mit einem kostenlosen Konto gehen deine ersten {messages} Nachrichten aufs Haus.',
    'Konto anlegen',
  ],
  [
    '{messages} free messages',
    'Create a free account, and your first {messages} messages are on us.',
    'Create account',
  ],
  [
    '{messages} mensajes gratis',
    'Crea una cuenta gratuita y tus primeros {messages} mensajes corren por nuestra cuenta.',
    'Crear cuenta',
  ],
)

export const vipTexts = inAll(
  ['{vipDays} Tage VIP', 'Alle VIP-Videos und längere Vorschauen. Einmal bezahlt, endet von selbst.', 'VIP ansehen'],
  ['{vipDays} days of VIP', 'All VIP videos and longer previews. Paid once, and it ends by itself.', 'See VIP'],
  [
    '{vipDays} días de VIP',
    'Todos los vídeos VIP y vistas previas más largas. Pagas una vez y termina sin más.',
    'Ver VIP',
  ],
)

export const refillTexts = inAll(
  [
    '{extraCoins} Coins obendrauf',
    'Lade dein Guthaben auf: Ab {topUpPrice} legen wir Coins dazu.',
    'Guthaben aufladen',
  ],
  ['{extraCoins} coins on top', 'Top up your balance: from {topUpPrice} on we add extra coins.', 'Top up'],
  ['{extraCoins} monedas extra', 'Recarga tu saldo: a partir de {topUpPrice} añadimos monedas.', 'Recargar saldo'],
)

export const voucherTexts = inAll(
  [
    'Deine Freiminuten laufen ab',
    'Dein Gutschein für Chatminuten gilt nicht mehr lange. Er wird vor deinen Coins verbraucht.',
    'Performer ansehen',
  ],
  [
    'Your free minutes end soon',
    'Your voucher for chat minutes is not valid much longer. It is spent before your coins.',
    'See performers',
  ],
  [
    'Tus minutos gratis caducan',
    'A tu vale de minutos de chat le queda poco. Se gasta antes que tus monedas.',
    'Ver performers',
  ],
)

export const showTexts = inAll(
  ['Gleich beginnt eine Show', 'Sieh nach, wer auftritt, und sichere dir ein Ticket.', 'Zu den Shows'],
  ['A show begins soon', 'See who is on stage and get your ticket.', 'See the shows'],
  ['Pronto empieza un show', 'Mira quién actúa y consigue tu entrada.', 'Ver los shows'],
)

/** The hints of the days, each with the page it leads to. */
export const hintTexts = {
  freeChat: inAll(
    ['Tipp: Gratis-Chat', 'Manche Performer senden kostenlos. Schau einfach vorbei.', 'Zum Gratis-Chat'],
    ['Tip: free chat', 'Some performers go live for free. Just drop in.', 'Go to free chat'],
    ['Consejo: chat gratis', 'Hay performers que emiten gratis. Pásate sin más.', 'Ir al chat gratis'],
  ),
  freeClips: inAll(
    ['Tipp: Gratis-Clips', 'Kurze Clips, die nichts kosten: ideal zum Kennenlernen.', 'Clips ansehen'],
    ['Tip: free clips', 'Short clips that cost nothing: a good way to get to know someone.', 'Watch clips'],
    ['Consejo: clips gratis', 'Clips cortos que no cuestan nada: ideales para conocerse.', 'Ver clips'],
  ),
  topCams: inAll(
    ['Tipp: Top-Cams', 'Wer bei anderen Gästen gerade besonders gut ankommt.', 'Zu den Top-Cams'],
    ['Tip: top cams', 'See who other guests like best at the moment.', 'See top cams'],
    ['Consejo: top cams', 'Descubre quién gusta más a los demás ahora mismo.', 'Ver las top cams'],
  ),
} as const
