import { guests } from '@/adapters/backend/access/guest-records'
import type { Writer, Writers } from '@/adapters/backend/mail/letters'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { formatPrice } from '@/domain/money/format'
import { eur, type Money } from '@/domain/money/money'
import { centsPerCoin } from '@/domain/money/coins'
import { asId, type GuestId } from '@/domain/ids'
import { paymentRules } from './payment-rules'
import type { Language } from '@/domain/navigation/language'
import { path } from '@/domain/routes/path'
import { ONE_CLICK_DAY_COINS, oneClickPackage, oneClickPackages } from '@/domain/payments/one-click'
import { totalCoins } from '@/domain/payments/packages'

interface LetterText {
  readonly subject: string
  readonly text: (values: {
    readonly name: string
    readonly label: string
    readonly sum: string
    readonly coins: string
    readonly most: string
  }) => readonly string[]
}

interface OneClickTexts {
  readonly agreed: LetterText
  readonly charged: LetterText
  /** The text of the link to where the agreement is ended. */
  readonly settings: string
}

const texts: Readonly<Record<Language, OneClickTexts>> = {
  de: {
    agreed: {
      subject: 'Aufladen mit einem Klick ist eingerichtet',
      text: ({ name, label, sum, most }) => [
        `Hallo ${name},`,
        `du hast zugestimmt, dass wir dein Zahlungsmittel ${label} für das Aufladen mit einem Klick aufbewahren. Belastet wird es nur, wenn du einen dieser Beträge drückst: ${sum}, inklusive MwSt. In 24 Stunden sind es höchstens ${most}, und deine eigenen Limits gelten immer.`,
        'Über jede Aufladung bekommst du eine E-Mail. Beenden kannst du das jederzeit in deinen Einstellungen.',
      ],
    },
    charged: {
      subject: 'Du hast Coins aufgeladen',
      text: ({ name, label, sum, coins }) => [
        `Hallo ${name},`,
        `du hast mit einem Klick ${coins} VXC für ${sum} inklusive MwSt. aufgeladen, bezahlt mit ${label}.`,
        'Warst du das nicht, beende das Aufladen mit einem Klick in deinen Einstellungen und schreib uns.',
      ],
    },
    settings: 'Zu den Einstellungen',
  },
  en: {
    agreed: {
      subject: 'One-click top up is set up',
      text: ({ name, label, sum, most }) => [
        `Hello ${name},`,
        `You agreed that we store your means of payment ${label} for one-click top ups. It is charged only when you press one of these amounts: ${sum}, VAT included. That is at most ${most} in 24 hours, and your own limits always apply.`,
        'You get an e-mail for every top up. You can end this at any time in your settings.',
      ],
    },
    charged: {
      subject: 'You topped up coins',
      text: ({ name, label, sum, coins }) => [
        `Hello ${name},`,
        `You topped up ${coins} VXC with one click, for ${sum} including VAT, paid with ${label}.`,
        'If it was not you, end one-click top ups in your settings and write to us.',
      ],
    },
    settings: 'Open settings',
  },
  es: {
    agreed: {
      subject: 'La recarga con un clic está activada',
      text: ({ name, label, sum, most }) => [
        `Hola, ${name}:`,
        `Has aceptado que guardemos tu medio de pago ${label} para recargar con un clic. Solo se te cobra cuando pulsas uno de estos importes: ${sum}, IVA incluido. Como máximo son ${most} en 24 horas, y tus propios límites se aplican siempre.`,
        'Recibirás un correo por cada recarga. Puedes desactivarla cuando quieras en tus ajustes.',
      ],
    },
    charged: {
      subject: 'Has recargado monedas',
      text: ({ name, label, sum, coins }) => [
        `Hola, ${name}:`,
        `Has recargado ${coins} VXC con un clic por ${sum}, IVA incluido, con ${label}.`,
        'Si no has sido tú, desactiva la recarga con un clic en tus ajustes y escríbenos.',
      ],
    },
    settings: 'Abrir los ajustes',
  },
}

/** The content that both mails share: the means of payment, the sums, and the way to end it. */
const writerOf =
  (kind: 'agreed' | 'charged'): Writer =>
  async (platform, tx, { data }, language) => {
    const guest = await tx.get(guests, asId<GuestId>(data['guestId'] ?? ''))
    if (guest?.email == null) return null
    const inEuro = (price: Money): string => formatPrice(price, language, platform.rules.of(paymentRules).moneyFormat)
    const bought = oneClickPackage(Number(data['amount'] ?? '0'))
    const { subject, text } = texts[language][kind]
    return {
      to: guest.email,
      subject,
      paragraphs: text({
        name: guest.name,
        label: data['label'] ?? '',
        sum:
          bought === undefined ? oneClickPackages.map(({ price }) => inEuro(price)).join(', ') : inEuro(bought.price),
        coins: bought === undefined ? '' : String(totalCoins(bought)),
        most: inEuro(eur(ONE_CLICK_DAY_COINS * centsPerCoin)),
      }),
      link: {
        label: texts[language].settings,
        href: `${platform.rules.of(mailRules).origin}${path('memberSettings', {}, language)}`,
      },
    }
  }

/** Mails about top ups by one press: what was agreed to, and every charge. */
export const oneClickLetters = {
  'one-click-agreed': writerOf('agreed'),
  'one-click-charged': writerOf('charged'),
} as const satisfies Partial<Writers>
