import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'
import { counters } from '@/adapters/backend/assembly/features'
import { applyCounterDeltas, counterDeltas } from '@/adapters/backend/kernel/counter-deltas'
import { videos } from '@/adapters/backend/media/video-records'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'
import { raise } from '#test/support/raise'

const HER = asId<ActorId>('2')

describe('what many guests add to', () => {
  it('comes to all that was bought and pinned, whenever and by however many it is added up', async () => {
    const step = fc.record({
      what: fc.constantFrom('buy', 'pin', 'unpin', 'add', 'addTwice'),
      who: fc.nat({ max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 14 }), async (steps) => {
        const test = new TestPlatform({ actors: 3, videos: 30 })
        const { store } = test.context
        const guests = await Promise.all([0, 1, 2].map(() => test.member(10_000)))
        const films = await store.find(videos, 'newest', { prefix: [] })
        const film = films.find(({ price, vip, ageRating }) => price > 0 && !vip && ageRating < 18)
        if (film === undefined) throw new Error('nothing for sale')
        const before = { sold: film.sold, pins: (await test.actor('2')).pinnedCount }
        const [buyers, fans] = [new Set<number>(), new Set<number>()]
        for (const { what, who } of steps) {
          const ports = guests[who]?.ports
          if (what === 'buy') {
            await ports?.videos.buy(film.id, asId<IdempotencyKey>(`buy ${who}`), ANY_PRICE)
            buyers.add(who)
          } else if (what === 'pin' || what === 'unpin') {
            await ports?.actors.pin(HER, what === 'pin')
            if (what === 'pin') fans.add(who)
            else fans.delete(who)
          } else
            await Promise.all([
              applyCounterDeltas(test.context, counters, raise),
              ...(what === 'add' ? [] : [applyCounterDeltas(test.context, counters, raise)]),
            ])
        }
        await applyCounterDeltas(test.context, counters, raise)
        expect((await store.get(videos, film.id))?.sold).toBe(before.sold + buyers.size)
        expect((await test.actor('2')).pinnedCount).toBe(before.pins + fans.size)
        expect(await store.count(counterDeltas, 'bySubject', [])).toBe(0)
      }),
      { numRuns: 30 },
    )
  })

  it('stays where this build does not know its counter, and holds up no other', async () => {
    const test = new TestPlatform({ actors: 3, videos: 0 })
    const { store } = test.context
    const guest = await test.member()
    const before = (await test.actor('2')).pinnedCount
    const unknown = { id: 'x', of: 'applause', subjectId: '2', by: 1 } as const
    await store.transaction((tx) => tx.put(counterDeltas, unknown))
    await guest.ports.actors.pin(HER, true)
    await applyCounterDeltas(test.context, counters, raise)
    expect((await test.actor('2')).pinnedCount).toBe(before + 1)
    expect(await store.find(counterDeltas, 'bySubject', { prefix: [] })).toEqual([unknown])
    let applause = 0
    const add = async (_tx: unknown, _id: string, by: number) => void (applause += by)
    await applyCounterDeltas(test.context, [...counters, { name: 'applause', add }], raise)
    expect({ applause, deltaCount: await store.count(counterDeltas, 'bySubject', []) }).toEqual({
      applause: 1,
      deltaCount: 0,
    })
  })

  it('reports a record that cannot be written, and adds to the others', async () => {
    const test = new TestPlatform({ actors: 3, videos: 0 })
    await test.context.store.transaction(async (tx) => {
      await tx.put(counterDeltas, { id: 'x', of: 'broken', subjectId: '1', by: 1 })
      await tx.put(counterDeltas, { id: 'y', of: 'whole', subjectId: '1', by: 1 })
    })
    const errors: unknown[] = []
    let whole = 0
    const failing = { name: 'broken', add: () => Promise.reject(new Error('not written')) }
    const other = { name: 'whole', add: async (_tx: unknown, _id: string, by: number) => void (whole += by) }
    await applyCounterDeltas(test.context, [failing, other], (error) => errors.push(error))
    expect({ whole, errors: errors.map(String) }).toEqual({ whole: 1, errors: ['Error: not written'] })
    expect((await test.context.store.find(counterDeltas, 'bySubject', { prefix: [] })).map(({ id }) => id)).toEqual([
      'x',
    ])
  })
})
