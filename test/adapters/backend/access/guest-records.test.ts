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
