import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { channelTo, freshKey, liveActor, sendText } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { member, topUp } from '#test/support/bindings/accounts'
import { balanceOf } from '#test/support/bindings/account-balance'
import { ledgerEntries } from '@/adapters/backend/money/ledger-records'
import { videos } from '@/adapters/backend/media/video-records'
import { guestAccount, revenueAccount, salesAccount, actorAccount } from '@/domain/payments/accounts'
import type { ActorId } from '@/domain/ids'

type Step = (binding: Binding, device: Device) => Promise<unknown>

const anyStep: fc.Arbitrary<Step> = fc.oneof(
  fc.constantFrom(40, 105).map(
    (coins): Step =>
      (_binding, device) =>
        topUp(device, coins),
  ),
  fc.nat(39).map((index): Step => async (_binding, { ports }) => {
    const [video] = (await ports.videos.list({ filter: {}, sort: 'cheapest', first: 1, offset: index })).items
    return video === undefined ? null : ports.videos.buy(video.id, freshKey(), ANY_PRICE)
  }),
  fc.nat(9).map((price): Step => async (binding, device) => {
    const channelId = await channelTo(device, await liveActor(binding, device, { message: price }))
    return sendText(device, channelId, 'hello')
  }),
  fc.integer({ min: 1, max: 40 }).map((seconds): Step => async (binding, device) => {
    const actor = await liveActor(binding, device, { single: 45 })
    const request = {
      actorId: actor.id,
      mode: 'single',
      key: freshKey(),
      useVoucher: false,
      stopAt: null,
      agreedPrice: ANY_PRICE,
    } as const
    const started = await device.ports.chat.startChat(request)
    await binding.environment.advance(seconds * 1_000)
    return started.ok ? device.ports.chat.stop(started.chat.chatId) : null
  }),
)

const anySession = fc.array(fc.tuple(fc.nat(2), anyStep), { minLength: 4, maxLength: 10 })

/** Every account of the platform with what its postings add up to. */
async function books({ environment }: Binding, devices: readonly Device[]) {
  const { store } = environment.backend
  const entries = (
    await Promise.all(devices.map(({ guest }) => store.find(ledgerEntries, 'byGuest', { prefix: [guest.id] })))
  ).flat()
  const sums = new Map<string, number>()
  for (const { account, amount } of entries.flatMap(({ postings }) => postings)) {
    sums.set(account, (sums.get(account) ?? 0) + amount)
  }
  return { entries, sums }
}

export const ledgerContract = (name: BindingName, bind: Bind): void =>
  contract('ledger', name, bind, (bound) => {
    it('conserves every coin: postings sum to nothing, accounts to their postings, balances to those published to guests', async () => {
      await fc.assert(
        fc.asyncProperty(anySession, async (evening) => {
          const own = await bind()
          try {
            const devices = [await member(own), await member(own), await member(own)]
            for (const [who, step] of evening) {
              const device = devices[who]
              if (device !== undefined) await step(own, device)
            }
            await own.environment.advance(30_000)
            const { entries, sums } = await books(own, devices)
            for (const { postings } of entries) expect(postings.reduce((sum, { amount }) => sum + amount, 0)).toBe(0)
            for (const [account, sum] of sums) {
              expect(await balanceOf(own.environment.backend.store, account)).toBe(sum)
            }
            for (const { guest, ports } of devices) {
              const { balance } = await ports.guest.balance()
              const statement = await ports.guest.purchases(500, null)
              expect(balance).toBe(sums.get(guestAccount(guest.id)) ?? 0)
              expect(balance).toBeGreaterThanOrEqual(0)
              expect(statement.items.reduce((sum, { coins }) => sum + coins, 0)).toBe(balance)
            }
            expect([...sums.values()].reduce((sum, value) => sum + value, 0)).toBe(0)
          } finally {
            await own.dispose()
          }
        }),
        { numRuns: 5 },
      )
    })

    it('shares what a guest spends between actor and platform without losing a coin', async () => {
      const device = await member(bound())
      await topUp(device, 220)
      const { items } = await device.ports.videos.list({ filter: {}, sort: 'cheapest', first: 40, offset: 0 })
      const video = items.find(({ free }) => !free)
      if (video === undefined) throw new Error('no video is sold')
      const { store } = bound().environment.backend
      await store.transaction(async (tx) => {
        const record = await tx.get(videos, video.id)
        if (record !== undefined)
          await tx.put(videos, { ...record, ageRating: 16, vip: false, price: 33, basePrice: 33 })
      })
      const actorId: ActorId = video.actor.id
      const of = (account: string) => balanceOf(store, account)
      const before = [await of(actorAccount(actorId)), await of(revenueAccount), await of(salesAccount)]
      await device.ports.videos.buy(video.id, freshKey(), ANY_PRICE)
      const after = [await of(actorAccount(actorId)), await of(revenueAccount), await of(salesAccount)]
      expect(after.map((value, index) => value - (before[index] ?? 0))).toEqual([13, 20, 0])
    })
  })
