import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'
import { counters } from '@/adapters/backend/assembly/counters'
import { applyCounterDeltas, counterDeltas } from '@/adapters/backend/kernel/counter-deltas'
import { videos } from '@/adapters/backend/media/video-records'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'

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
              applyCounterDeltas(test.context, counters),
              ...(what === 'add' ? [] : [applyCounterDeltas(test.context, counters)]),
            ])
        }
        await applyCounterDeltas(test.context, counters)
        expect((await store.get(videos, film.id))?.sold).toBe(before.sold + buyers.size)
        expect((await test.actor('2')).pinnedCount).toBe(before.pins + fans.size)
        expect(await store.count(counterDeltas, 'bySubject', [])).toBe(0)
      }),
      { numRuns: 30 },
    )
  })
})
