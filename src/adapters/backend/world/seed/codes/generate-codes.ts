import {
  bonusCodes,
  voucherConfigs,
  type BonusCodeRecord,
  type StoredBenefit,
  type VoucherConfigRecord,
} from '@/adapters/backend/codes/code-records'
import words from '@/adapters/backend/world/data/codes.json' with { type: 'json' }
import type { World } from '@/adapters/backend/world/seed/generate-world'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { inLanguage } from '@/adapters/backend/world/texts/in-language'
import { asId, type ActorId, type GiftId } from '@/domain/ids'

const DAY = 86_400_000

type Words = keyof typeof words

/** The words of a benefit, with what is filled in. */
const textsOf = (of: Words, values: Readonly<Record<string, string>> = {}): StoredBenefit['texts'] => ({
  de: inLanguage(words[of], 'de', values),
  en: inLanguage(words[of], 'en', values),
  es: inLanguage(words[of], 'es', values),
})

const CREDITS: VoucherConfigRecord = { id: 'credits-20', coins: 20, days: 30 }

/** The codes of the sample world; each benefit is what the platform really gives. */
export function generateCodes({ actors, now }: Pick<World, 'actors' | 'now'>): readonly BonusCodeRecord[] {
  const [first, second] = actors
  const actorId = first?.id ?? asId<ActorId>('')
  const actor = first?.name ?? ''
  const other = { id: second?.id ?? actorId, name: second?.name ?? actor }
  const common = {
    validTo: now + 60 * DAY,
    conditions: { requireMobileAuth: false, vip: false },
    containsTopUpBenefit: false,
    quantity: null,
    voucherDays: 30,
    isPromoted: false,
  }
  return [
    {
      ...common,
      code: 'LAMPLIGHT',
      quantity: 500,
      isPromoted: true,
      benefits: [
        { id: 'coins', kind: 'BonusCoins', coins: 10, texts: textsOf('coins', { amount: '10' }) },
        {
          id: 'tea',
          kind: 'MessengerGifts',
          gifts: [{ from: 0, messengerGiftsId: asId<GiftId>('tea'), amount: 2 }],
          texts: textsOf('tea'),
        },
        {
          id: 'minutes',
          kind: 'FreeMinutes',
          count: [{ from: 0, amount: 3 }],
          actorId,
          texts: textsOf('minutes', { actor }),
        },
      ],
    },
    {
      ...common,
      code: 'EMBER',
      containsTopUpBenefit: true,
      benefits: [
        {
          id: 'percent',
          kind: 'Bonus',
          bonusFlat: [],
          bonusTopUpFlat: [],
          bonusTopUpPercent: [
            { from: 1_000, amount: 10 },
            { from: 2_500, amount: 15 },
            { from: 10_000, amount: 25 },
          ],
          texts: textsOf('percent'),
        },
        {
          id: 'videos',
          kind: 'VoucherVideo',
          amount: [
            { from: 2_500, amount: 1 },
            { from: 5_000, amount: 3 },
          ],
          texts: textsOf('videos'),
        },
        { id: 'vip', kind: 'VIPAbo', daysVIPAbo: 3, actorId, texts: textsOf('vip', { days: '3' }) },
      ],
    },
    {
      ...common,
      code: 'HARBOUR',
      conditions: { requireMobileAuth: true, vip: false },
      benefits: [
        { id: 'albums', kind: 'VoucherPhoto', amount: [{ from: 0, amount: 1 }], texts: textsOf('albums') },
        {
          id: 'messages',
          kind: 'FreeMessages',
          count: [{ from: 0, amount: 5 }],
          actorId: other.id,
          texts: textsOf('messages', { actor: other.name }),
        },
        {
          id: 'credits',
          kind: 'BonusCredits',
          voucherConfigId: CREDITS.id,
          texts: textsOf('credits', { amount: String(CREDITS.coins) }),
        },
      ],
    },
    {
      ...common,
      code: 'STARLIGHT',
      conditions: { requireMobileAuth: false, vip: true },
      benefits: [
        { id: 'tv', kind: 'PremiumAbo', daysPremiumAbo: 7, texts: textsOf('tv', { days: '7' }) },
        {
          id: 'posts',
          kind: 'ActorAbo',
          daysActorAbo: 14,
          aboId: actorId,
          texts: textsOf('posts', { days: '14', actor }),
        },
        {
          id: 'show',
          kind: 'LiveShow',
          shows: [{ from: 0, liveShowActorId: other.id }],
          texts: textsOf('show', { actor: other.name }),
        },
      ],
    },
  ]
}

export const codesSeed = seedOf(bonusCodes, 'byEnd', generateCodes)
export const voucherConfigsSeed = seedOf(voucherConfigs, 'all', () => [CREDITS])
