import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { guests, sessions, type SessionRecord } from '@/adapters/backend/access/guest-records'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { decodeRecord, UnreadableRecord } from '@/adapters/stores/record-codec'
import { asId, type GuestId, type SessionId } from '@/domain/ids'

const DAY = 86_400_000
const ann = asId<GuestId>('ann')

it('reads each level of a restriction, and no other', () => {
  const read = (restrictionLevel: unknown) =>
    decodeRecord(guests, 'ann', { ...newGuest('ann', 0, 1), restrictionLevel })
  for (const level of [null, 1, 2, 3]) expect(read(level)).toMatchObject({ restrictionLevel: level })
  for (const level of [0, 4, '1']) expect(() => read(level)).toThrow(UnreadableRecord)
})

it('lists the sessions of visitors by the day of their last use, before those of devices that know an account', async () => {
  const anySession = fc.record({ day: fc.nat(5), knowsAccount: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(anySession, { maxLength: 8 }), async (all) => {
      const store = new MemoryStore()
      const records = all.map(({ day, knowsAccount }, at): SessionRecord => ({
        id: asId<SessionId>(`session ${at}`),
        tokenHash: `token ${at}`,
        deviceHash: `device ${at}`,
        replacedHash: null,
        guestId: ann,
        countryCode: 'DE',
        device: { browser: null, system: null },
        openedAt: 0,
        usedAt: day * DAY + at,
        accounts: knowsAccount ? [ann] : [],
      }))
      await store.transaction(async (tx) => {
        for (const record of records) await tx.put(sessions, record)
      })
      const daysOf = async (group: number) =>
        (await store.find(sessions, 'byDay', { prefix: [group] })).map(({ usedAt }) => Math.floor(usedAt / DAY))
      const expected = (knows: boolean) =>
        all.flatMap(({ day, knowsAccount }) => (knowsAccount === knows ? [day] : [])).toSorted((a, b) => a - b)
      expect({ visitors: await daysOf(0), accounts: await daysOf(1) }).toEqual({
        visitors: expected(false),
        accounts: expected(true),
      })
    }),
  )
})

it('finds guests without an account by the day of their first visit, and those with one by their name in any capitals and their address', async () => {
  const anyGuest = fc.record({ createdAt: fc.nat(5), hasAccount: fc.boolean() })
  await fc.assert(
    fc.asyncProperty(fc.array(anyGuest, { maxLength: 8 }), async (all) => {
      const store = new MemoryStore()
      const records = all.map(({ createdAt, hasAccount }, at) => {
        const guest = newGuest(`guest ${at}`, createdAt, 1)
        return { ...guest, name: `Guest ${at}`, email: hasAccount ? `guest${at}@vesper.test` : null }
      })
      await store.transaction(async (tx) => {
        for (const record of records) await tx.put(guests, record)
      })
      const idsBy = async (index: string, ...prefix: readonly string[]) =>
        (await store.find(guests, index, { prefix })).map(({ id }) => id)
      const visitors = records.filter(({ email }) => email === null)
      expect(await idsBy('anonymous')).toEqual(
        visitors.toSorted((a, b) => a.createdAt - b.createdAt).map(({ id }) => id),
      )
      for (const { id, name, email } of records) {
        const found = email === null ? [] : [id]
        expect(await idsBy('byName', name.toLowerCase())).toEqual(found)
        expect(await idsBy('byEmail', email ?? '')).toEqual(found)
      }
    }),
  )
})
