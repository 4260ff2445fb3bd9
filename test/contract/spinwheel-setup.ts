import { freshKey } from './setup'
import type { Binding, Device } from '#test/support/bindings/binding'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import { wheelPrizes, type WheelPrizeRecord } from '@/adapters/backend/spinwheel/spinwheel-records'
import { asId, type GiftId, type IdempotencyKey } from '@/domain/ids'
import type { PrizeKind, SpinWin } from '@/domain/spinwheel/prize'
import { MIN_SEGMENTS } from '@/domain/spinwheel/wheel'

type Parts = Partial<WheelPrizeRecord>

const TERMS: Readonly<Record<PrizeKind, Parts>> = {
  coins: { amount: 5 },
  video: { insteadCoins: 7 },
  album: { insteadCoins: 6 },
  gift: { amount: 2, giftId: asId<GiftId>('rose') },
  messages: { amount: 3 },
  spin: {},
}

/** A wheel on which all segments give the same, so that the test knows what is drawn. */
export const wheelOf = (kind: PrizeKind, over: Parts = {}, segments = MIN_SEGMENTS): readonly WheelPrizeRecord[] =>
  Array.from({ length: segments }, (_, index) => ({
    id: `${kind}-${index}`,
    position: index,
    kind,
    amount: 1,
    insteadCoins: null,
    giftId: null,
    weight: 1,
    ...TERMS[kind],
    ...over,
  }))

/** Replaces the wheel of the operator. */
export const setWheel = ({ environment: { backend } }: Binding, prizes: readonly WheelPrizeRecord[]): Promise<void> =>
  backend.store.transaction(async (tx) => {
    for (const { id } of await tx.find(wheelPrizes, 'inOrder', { prefix: [] })) await tx.delete(wheelPrizes, id)
    for (const prize of prizes) await tx.put(wheelPrizes, prize)
  })

/** Gives a guest spins, as a voucher would. */
export const giveSpins = ({ environment: { backend } }: Binding, { guest }: Device, more: number): Promise<void> =>
  backend.store.transaction(async (tx) => {
    const counters = await countersOf(tx, guest.id)
    await tx.put(guestCounters, { ...counters, spins: counters.spins + more })
  })

/** A spin that must be granted. */
export async function spin({ ports }: Device, key: IdempotencyKey = freshKey()): Promise<SpinWin> {
  const result = await ports.spinWheel.spin(key)
  if (!result.ok) throw new Error(`refused: ${result.reason}`)
  return result.win
}

/** What a guest has won, read in pages of two. */
export async function winsOf({ ports }: Device): Promise<readonly SpinWin[]> {
  const all: SpinWin[] = []
  for (let after: string | null = null, more = true; more;) {
    const page = await ports.spinWheel.wins(2, after)
    all.push(...page.items)
    after = page.next
    more = page.next !== null
  }
  return all
}
