import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { observable, runInAction } from 'mobx'
import { expect, it } from 'vitest'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { DEFERRED_FOR } from '@/domain/payments/deferred-purchase'
import { Modals } from '@/ui/base/modals'
import { deferredOf } from '#test/support/ui/deferred'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const SONG = 'tip:c1:song'

/** A tab of a guest with a balance. */
async function tab(balance: number, storage: FakeStorage, isLoggedIn = true, clock = new FakeClock()) {
  const who = guestWith({ isLoggedIn, balance })
  const guest = guestOver(portOf<GuestGateway>({ open: async () => who, current: async () => who }), new FakeLive())
  const modals = new Modals()
  const checkout = observable({ isOpen: false })
  const deferred = deferredOf(guest, { storage, modals, checkout, clock })
  deferred.follow()
  await guest.open('en')
  return { guest, modals, checkout, deferred, clock }
}

const short = async () => ({ ok: false, reason: 'not-enough-money', missing: 20 }) as const
const paid = async () => ({ ok: true }) as const

it('leads to the top-up, and is ready with what was chosen once they have come and their window is closed', async () => {
  const { guest, modals, checkout, deferred } = await tab(80, new FakeStorage())
  await deferred.buy(SONG, short, { choice: 'a note', shown: { host: 'Mira' } })
  expect(modals.open).toEqual({ id: 'not-enough-money', values: { missing: 20, host: 'Mira' } })
  runInAction(() => (checkout.isOpen = true))
  guest.setBalance(99)
  expect(deferred.isReady(SONG)).toBe(false)
  guest.setBalance(100)
  expect(deferred.isReady(SONG)).toBe(false)
  runInAction(() => (checkout.isOpen = false))
  expect([deferred.isReady(SONG), deferred.isReady('tip:c1:poem')]).toEqual([true, false])
  expect([deferred.choiceOf(SONG), deferred.choiceOf('tip:c1:poem')]).toEqual(['a note', null])
})

it('is ready after a reload of the page as well, for its guest alone', async () => {
  const storage = new FakeStorage()
  await (await tab(80, storage)).deferred.buy(SONG, short, { choice: 'a note' })
  const reloaded = await tab(100, storage)
  expect({ isReady: reloaded.deferred.isReady(SONG), choice: reloaded.deferred.choiceOf(SONG) }).toEqual({
    isReady: true,
    choice: 'a note',
  })
  expect((await tab(100, storage, false)).deferred.isReady(SONG)).toBe(false)
  expect((await tab(100, storage)).deferred.isReady(SONG)).toBe(false)
  expect(storage.entries.size).toBe(0)
})

it('is offered by no other tab any more from the press on that pays, and by none after a second shortage of another thing', async () => {
  const storage = new FakeStorage()
  const [one, other] = [await tab(80, storage), await tab(80, storage)]
  await one.deferred.buy(SONG, short)
  for (const { guest } of [one, other]) guest.setBalance(200)
  expect({ isOneReady: one.deferred.isReady(SONG), isOtherReady: other.deferred.isReady(SONG) }).toEqual({
    isOneReady: true,
    isOtherReady: true,
  })
  await one.deferred.buy(SONG, async () => {
    // The platform reports the new balance to all tabs, before its answer has arrived.
    other.guest.setBalance(180)
    return paid()
  })
  expect({ isOneReady: one.deferred.isReady(SONG), isOtherReady: other.deferred.isReady(SONG) }).toEqual({
    isOneReady: false,
    isOtherReady: false,
  })
  await one.deferred.buy(SONG, short)
  await one.deferred.buy('video:7', short)
  one.guest.setBalance(999)
  expect([one.deferred.isReady(SONG), one.deferred.isReady('video:7')]).toEqual([false, true])
})

it('is over when the guest does not want it any more, when its coins are spent, and when its time is over', async () => {
  const { guest, deferred, clock } = await tab(80, new FakeStorage())
  const wish = async () => {
    guest.setBalance(80)
    await deferred.buy(SONG, short)
    guest.setBalance(100)
    expect(deferred.isReady(SONG)).toBe(true)
  }
  await wish()
  deferred.forget()
  expect(deferred.isReady(SONG)).toBe(false)
  await wish()
  guest.setBalance(50)
  guest.setBalance(100)
  expect(deferred.isReady(SONG)).toBe(false)
  await wish()
  clock.pass(DEFERRED_FOR)
  expect(deferred.isReady(SONG)).toBe(false)
})

it('is the only place that reports missing coins, so that every purchase waits for them', () => {
  const root = join(import.meta.dirname, '../../../src/ui')
  const asking = readdirSync(root, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/u.test(file))
    .filter((file) => readFileSync(join(root, file), 'utf8').includes("show('not-enough-money'"))
  expect(asking).toEqual(['payments/deferred-purchases.ts'])
})
