import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { sessions } from '@/adapters/backend/access/guest-records'
import { endSession, listSessions } from '@/adapters/backend/access/guest-sessions'
import type { SessionChange } from '@/application/platform/platform'
import { asId, type SessionId } from '@/domain/ids'
import { TestPlatform } from '#test/support/world/test-platform'

/** A guest with a session of their device and so many others, a minute apart. */
async function withSessions(test: TestPlatform, name: string, others: number) {
  const guest = await test.visitor()
  const ids = await test.context.store.transaction(async (tx) => {
    const [first] = await tx.find(sessions, 'byGuest', { prefix: [guest.id] })
    if (first === undefined) throw new Error('no session')
    for (let at = 1; at <= others; at += 1) {
      const of = `${name} ${at}`
      const times = { openedAt: first.openedAt + at * 60_000, usedAt: first.usedAt }
      await tx.put(sessions, { ...first, ...times, id: asId<SessionId>(of), tokenHash: of, deviceHash: of })
    }
    return (await tx.find(sessions, 'byGuest', { prefix: [guest.id] })).map(({ id }) => id)
  })
  return { guest, ids }
}

it('a guest sees and ends their own sessions and no other, and each device learns of its own end', async () => {
  await fc.assert(
    fc.asyncProperty(fc.nat(3), fc.nat(3), fc.array(fc.nat(8), { maxLength: 5 }), async (few, more, chosen) => {
      const test = new TestPlatform({ actors: 2, videos: 0 })
      const [ann, ben] = [await withSessions(test, 'ann', few), await withSessions(test, 'ben', more)]
      const { context } = test
      const all = [...ann.ids, ...ben.ids, asId<SessionId>('none')]
      const own = new Set(ann.ids)
      const [current] = ann.ids
      const listed = async () => (await listSessions(context, ann.guest.caller)).map(({ id }) => id)
      expect(await listed()).toEqual(ann.ids.toReversed())
      for (const id of chosen.map((at) => all[at % all.length] ?? asId<SessionId>('none'))) {
        if (id === current) continue
        const changes: SessionChange[] = []
        expect(await endSession(context, ann.guest.caller, id, (change) => void changes.push(change))).toBe(own.has(id))
        expect(changes).toHaveLength(own.has(id) ? 1 : 0)
        own.delete(id)
        expect(await listed()).toEqual(ann.ids.filter((one) => own.has(one)).toReversed())
      }
      expect(await listSessions(context, ben.guest.caller)).toHaveLength(ben.ids.length)
      const changes: SessionChange[] = []
      await endSession(
        context,
        ann.guest.caller,
        current ?? asId<SessionId>('none'),
        (change) => void changes.push(change),
      )
      expect(changes).toMatchObject([{ device: null }])
      await expect(listed()).rejects.toMatchObject({ code: 'session-expired' })
    }),
    { numRuns: 20 },
  )
})
