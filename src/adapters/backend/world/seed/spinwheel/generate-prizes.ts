import type { WheelPrizeRecord } from '@/adapters/backend/spinwheel/spinwheel-records'
import { wheelPrizes } from '@/adapters/backend/spinwheel/spinwheel-records'
import { seedOf } from '@/adapters/backend/world/seed/seed'
import { asId, type GiftId } from '@/domain/ids'
import type { PrizeKind } from '@/domain/spinwheel/prize'

/**
 * Prizes, with the gift, or the coins if no such content is left. The weights add up to 100, so
 * that the chances of the sample world are whole percents.
 */
const ROWS: readonly (readonly [kind: PrizeKind, amount: number, weight: number, more?: string | number])[] = [
  ['coins', 2, 20],
  ['gift', 1, 12, 'tea'],
  ['messages', 1, 14],
  ['album', 1, 6, 5],
  ['coins', 3, 12],
  ['spin', 1, 12],
  ['gift', 1, 6, 'rose'],
  ['coins', 5, 10],
  ['messages', 3, 4],
  ['video', 1, 4, 8],
]

/** The prizes of the wheel of the sample world. */
export const generatePrizes = (): readonly WheelPrizeRecord[] =>
  ROWS.map(([kind, amount, weight, more], index) => ({
    id: `prize-${index + 1}`,
    position: index + 1,
    kind,
    amount,
    insteadCoins: typeof more === 'number' ? more : null,
    giftId: typeof more === 'string' ? asId<GiftId>(more) : null,
    weight,
  }))

export const prizesSeed = seedOf(wheelPrizes, 'inOrder', generatePrizes)
