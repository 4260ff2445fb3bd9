import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { relationKey, relations, type RelationRecord } from '@/adapters/backend/actors/actor-records'
import { NEW_FOR } from '@/adapters/backend/actors/actor-facets'
import { actorOf, summariesOf } from '@/adapters/backend/actors/actor-view'
import { generateActors } from '@/adapters/backend/world/seed/generate-actors'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { asId, type GuestId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'

const me = asId<GuestId>('me')
const START = Date.UTC(2026, 0, 1)
const records = generateActors(1, 24, START).map(({ record }) => record)

describe('an actor', () => {
  it('is seen by each guest as they have to see them, regardless of who looked before [ACT-014]', async () => {
    const anyone = fc.record({
      record: fc.constantFrom(...records),
      language: fc.constantFrom(...LANGUAGES),
      pinned: fc.boolean(),
      isNew: fc.boolean(),
      hasTicket: fc.boolean(),
      voucherChatMinutes: fc.nat({ max: 2 }),
    })
    await fc.assert(
      fc.asyncProperty(anyone, async ({ record, language, pinned, isNew, hasTicket, voucherChatMinutes }) => {
        const store = new MemoryStore()
        const relation: RelationRecord = {
          guestId: me,
          actorId: record.id,
          pinnedAt: pinned ? START : null,
          note: 'mine',
        }
        await store.transaction((tx) => tx.put(relations, relation))
        expect(await store.get(relations, relationKey(me, record.id))).toEqual(relation)
        const view = { guestId: me, language, now: record.registeredSince + (isNew ? NEW_FOR - 1 : NEW_FOR) }
        const [summary] = await summariesOf(store, [record], view)
        const actor = await actorOf(store, record, { ...view, hasTicket, voucherChatMinutes, videos: [] })
        expect(summary).toMatchObject({ id: record.id, isNew, isFavorite: pinned })
        expect(actor).toMatchObject({ ...summary, guestHasTicket: hasTicket, voucherChatMinutes })
        expect(actor.notes).toEqual([{ actorId: record.id, comment: 'mine' }])
        const stranger = { ...view, guestId: asId<GuestId>('stranger') }
        expect((await summariesOf(store, [record], stranger)).map(({ isFavorite }) => isFavorite)).toEqual([false])
      }),
    )
  })
})
