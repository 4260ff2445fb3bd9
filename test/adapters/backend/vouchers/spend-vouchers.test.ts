import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyActorId, anyVouchers, evening, voucherOf } from '#test/support/arbitraries/vouchers'
import { chatMinutesOf, payByVoucher, takeVouchers } from '@/adapters/backend/vouchers/spend-vouchers'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import { asId, type ActorId, type GuestId, type VoucherId } from '@/domain/ids'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

const guestId = asId<GuestId>('guest-1')
const actorId = asId<ActorId>('actor-1')
const chat = { type: voucherTypes.videochat, actorId, now: evening }

const minutesWith = (store: Store, withActor: ActorId, of: GuestId = guestId) =>
  chatMinutesOf(store, of, { actorId: withActor, isPrivate: false, now: evening })

async function holding(held: readonly Voucher[]): Promise<Store> {
  const store = new MemoryStore()
  await store.transaction(async (tx) => {
    for (const voucher of held) await tx.put(vouchers, voucher)
  })
  return store
}

const amountsIn = async (store: Store): Promise<ReadonlyMap<VoucherId, number>> =>
  new Map((await store.find(vouchers, 'byGuest', { prefix: [guestId] })).map(({ id, amount }) => [id, amount]))

describe('the vouchers of a guest', () => {
  it('pay for as much as they hold, no minute is lost or made, and what they cannot cover is missing', async () => {
    await fc.assert(
      fc.asyncProperty(anyVouchers(evening), anyActorId, fc.nat(120), async (held, withActor, amount) => {
        const store = await holding(held)
        const use = { ...chat, actorId: withActor }
        const available = await minutesWith(store, withActor)
        const taken = await store.transaction((tx) => takeVouchers(tx, guestId, use, amount))
        expect(taken.missing).toBe(Math.max(0, amount - available))
        const after = await amountsIn(store)
        const sum = (amounts: Iterable<number>) => [...amounts].reduce((total, one) => total + one, 0)
        expect(sum(held.map((one) => one.amount)) - sum(after.values())).toBe(amount - taken.missing)
        expect(await minutesWith(store, withActor)).toBe(Math.max(0, available - amount))
        // Only what is left is shown to the guest.
        const left = [...after].filter(([, amountLeft]) => amountLeft > 0)
        expect(new Map(taken.vouchers.map((voucher) => [voucher.id, voucher.amount]))).toEqual(new Map(left))
      }),
    )
  })

  it('are those of one guest: another one has none of them', async () => {
    const store = await holding([voucherOf()])
    const other = asId<GuestId>('guest-2')
    expect(await minutesWith(store, actorId, other)).toBe(0)
    expect(await store.transaction((tx) => takeVouchers(tx, other, chat, 4))).toEqual({ missing: 4, vouchers: [] })
    expect(await amountsIn(store)).toEqual(new Map([[voucherOf().id, 10]]))
  })

  it('for private shows count in a private chat, beside those of any chat', async () => {
    const ofPrivate = voucherOf({ id: asId<VoucherId>('2'), type: voucherTypes.privateShow, amount: 4 })
    const store = await holding([voucherOf(), ofPrivate])
    const minutes = (isPrivate: boolean) => chatMinutesOf(store, guestId, { actorId, isPrivate, now: evening })
    expect({ alone: await minutes(true), shared: await minutes(false) }).toEqual({ alone: 14, shared: 10 })
  })

  it('pay for all of a thing or for nothing of it', async () => {
    const store = await holding([voucherOf({ amount: 3 })])
    const pay = (amount: number) => store.transaction((tx) => payByVoucher(tx, guestId, chat, amount))
    expect(await pay(4)).toBeNull()
    expect([...(await amountsIn(store)).values()]).toEqual([3])
    expect(await pay(2)).toMatchObject({ audience: guestId, update: { type: 'vouchers', vouchers: [{ amount: 1 }] } })
    expect([...(await amountsIn(store)).values()]).toEqual([1])
  })
})
