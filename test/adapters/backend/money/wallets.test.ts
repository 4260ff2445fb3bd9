import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { meansOf, putMeans, walletOf, wallets } from '@/adapters/backend/money/wallets'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { asId, type GuestId } from '@/domain/ids'

const guestId = asId<GuestId>('ann')
const card = { token: 'a token', label: '•••• 4242', agreedAt: 5 }

it('is empty for a guest who has never paid nor set anything', async () => {
  expect(await walletOf(new MemoryStore(), guestId)).toEqual({
    guestId,
    isPayingCustomer: false,
    isForcePayment: false,
    oneClickEnabled: false,
    autoRechargeAmount: null,
    loyaltyPoints: 0,
  })
})

it('stores the means that the guest agreed to last, and none of it once they ended it; the rest of it stays', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.array(fc.option(fc.nat(9).map((agreedAt) => ({ ...card, agreedAt }))), { minLength: 1, maxLength: 6 }),
      fc.record({ isPayingCustomer: fc.boolean(), isForcePayment: fc.boolean(), loyaltyPoints: fc.nat(100) }),
      async (changes, rest) => {
        const store = new MemoryStore()
        const before = { ...(await walletOf(store, guestId)), ...rest }
        await store.transaction((tx) => tx.put(wallets, before))
        for (const means of changes) await store.transaction((tx) => putMeans(tx, guestId, means))
        const last = changes.at(-1) ?? null
        const wallet = await walletOf(store, guestId)
        expect(meansOf(wallet)).toEqual(last)
        expect(wallet).toEqual({
          ...before,
          oneClickEnabled: last !== null,
          ...(last === null ? {} : { means: last }),
        })
      },
    ),
  )
})

it('charges no means while one press may not charge, nor a press that has none', async () => {
  const wallet = await walletOf(new MemoryStore(), guestId)
  expect(meansOf({ ...wallet, means: card })).toBeNull()
  expect(meansOf({ ...wallet, oneClickEnabled: true })).toBeNull()
  expect(meansOf({ ...wallet, oneClickEnabled: true, means: card })).toEqual(card)
})
