import { expect, it } from 'vitest'
import { contract } from './suite'
import { loggedIn, member } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName } from '#test/support/bindings/binding'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { credit } from '@/adapters/backend/money/ledger-book'
import { asId, type GuestId, type IdempotencyKey } from '@/domain/ids'

const DAY = 86_400_000

/** Days that pass while no one is there: the scheduler runs when they are over, until nothing is left to do. */
async function pass({ environment }: Binding, days: number): Promise<void> {
  environment.clock.sleep(days * DAY)
  for (let run = 0; run < 4; run += 1) await environment.backend.scheduler.runOnce()
}

const isStored = async ({ environment }: Binding, id: GuestId): Promise<boolean> =>
  (await environment.backend.store.get(guests, id)) !== undefined

const sessionsOf = ({ environment }: Binding, id: GuestId): Promise<number> =>
  environment.backend.store.count(sessions, 'byGuest', [id])

export const lifetimeContract = (name: BindingName, bind: Bind): void =>
  contract('lifetime', name, bind, (bound) => {
    it('ends the session of a visitor a month after they were last there, and forgets them', async () => {
      const [device, other] = [await bound().device(), await bound().device()]
      await pass(bound(), 20)
      // A guest who comes back restarts the period.
      await other.reopen()
      await pass(bound(), 15)
      expect(await isStored(bound(), device.guest.id)).toBe(false)
      expect(await sessionsOf(bound(), device.guest.id)).toBe(0)
      expect(await isStored(bound(), other.guest.id)).toBe(true)
      const before = device.guest.id
      expect((await device.reopen()).id).not.toBe(before)
      expect((await other.reopen()).id).toBe(other.guest.id)
    })

    it('opens nothing with a session that is over, before it was removed', async () => {
      const device = await bound().device()
      const before = device.guest.id
      bound().environment.clock.sleep(31 * DAY)
      expect(await sessionsOf(bound(), before)).toBe(1)
      expect((await device.reopen()).id).not.toBe(before)
    })

    it('stores the session of a guest who logged in for half a year, and their account permanently', async () => {
      const device = await member(bound())
      const { id } = device.guest
      await pass(bound(), 100)
      expect((await device.reopen()).id).toBe(id)
      await pass(bound(), 181)
      expect(await sessionsOf(bound(), id)).toBe(0)
      expect(await isStored(bound(), id)).toBe(true)
      expect((await loggedIn(bound(), device)).guest.id).toBe(id)
    })

    it('deletes no guest whom a booking names', async () => {
      const device = await bound().device()
      const { id } = device.guest
      const { clock, backend } = bound().environment
      const key = asId<IdempotencyKey>(`gift of ${id}`)
      const line = { statement: key, subject: null, subjectId: null, paid: null }
      await backend.store.transaction((tx) =>
        credit(tx, { key, at: clock.now(), kind: 'top-up', amount: 5, guestId: id, ...line }),
      )
      await pass(bound(), 400)
      expect(await isStored(bound(), id)).toBe(true)
      expect(await sessionsOf(bound(), id)).toBe(0)
    })

    it('goes through all of them, however many are there, those who stay before those who go', async () => {
      const { clock, backend } = bound().environment
      const { store, platform } = backend
      const opened = []
      for (let each = 0; each < 250; each += 1) opened.push(await platform.openSession(null, { countryCode: 'DE' }))
      clock.sleep(29 * DAY)
      // The first 200 come back.
      for (const { deviceKey } of opened.slice(0, 200)) await platform.openSession(deviceKey, { countryCode: 'DE' })
      const before = await store.count(guests, 'anonymous', [])
      await pass(bound(), 2)
      expect(before - (await store.count(guests, 'anonymous', []))).toBeGreaterThanOrEqual(50)
      for (const { deviceKey } of opened.slice(0, 3)) expect(await platform.sessionOf(deviceKey)).not.toBeNull()
      expect(await store.count(guests, 'anonymous', [])).toBeGreaterThanOrEqual(200)
    })
  })
