import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { actors, type ActorRecord } from '@/adapters/backend/actors/actor-records'
import type { ActorFilter } from '@/application/actors/actor-gateway'
import type { ActorSort } from '@/domain/actors/actor-order'
import { asId, type ActorId } from '@/domain/ids'
import { passes } from '#test/support/plain-actor-filter'
import { START_TIME, TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const SORTS: readonly ActorSort[] = ['recommended', 'newest', 'priceUp', 'priceDown', 'topRated', 'name']
const DAY = 86_400_000

/** More than are sorted for one page, so that pages are found in both ways. */
const ACTORS = 1_400

const anyMaybe = <T>(value: fc.Arbitrary<T>) => fc.option(value, { nil: undefined, freq: 2 })

const anyFilter = (names: readonly string[]): fc.Arbitrary<ActorFilter> =>
  fc
    .record({
      online: anyMaybe(fc.boolean()),
      genderTypes: anyMaybe(fc.subarray(['F', 'M', 'FM', 'FF', 'S'] as const)),
      languages: anyMaybe(fc.subarray(['de', 'en', 'es', 'fr', 'xx'])),
      category: anyMaybe(fc.constantFrom('music', 'cosplay', 'fitness', 'none')),
      freeChat: anyMaybe(fc.boolean()),
      voyeur: anyMaybe(fc.boolean()),
      videoCall: anyMaybe(fc.boolean()),
      preview: anyMaybe(fc.boolean()),
      isNew: anyMaybe(fc.boolean()),
      star: anyMaybe(fc.boolean()),
      maxPrice: anyMaybe(fc.integer({ min: 0, max: 80 })),
      ids: anyMaybe(
        fc.array(
          fc.integer({ min: 1, max: ACTORS }).map((id) => asId<ActorId>(String(id))),
          { maxLength: 30 },
        ),
      ),
      text: anyMaybe(
        fc.oneof(
          fc.tuple(fc.constantFrom(...names), fc.nat(6)).map(([name, length]) => name.slice(0, length)),
          fc.constantFrom('É', ' a', 'zz z', 'ß'),
        ),
      ),
    })
    // Most filters name one part or two; with all of them nobody is left.
    .chain((all) =>
      fc.subarray(Object.keys(all) as (keyof ActorFilter)[], { maxLength: 3 }).map((parts) => only(all, parts)),
    )

const only = (all: object, parts: readonly string[]): ActorFilter =>
  Object.fromEntries(Object.entries(all).filter(([part, value]) => parts.includes(part) && value !== undefined))

const anyChange = fc.record({
  id: fc.integer({ min: 1, max: ACTORS }).map(String),
  isOnline: fc.boolean(),
  freeChat: fc.boolean(),
  isVoyeurChatAvailable: fc.boolean(),
  joined: fc.option(fc.integer({ min: 0, max: 80 * DAY })),
  name: fc.option(fc.constantFrom('Zoë', 'Ana-Lía Ríos', 'Ä')),
})

describe('a filtered list of actors', () => {
  let test: TestPlatform
  let guest: TestGuest
  let known: Map<string, ActorRecord>

  beforeAll(async () => {
    test = new TestPlatform({ actors: ACTORS, videos: 0 })
    guest = await test.visitor()
    known = new Map((await test.context.store.find(actors, 'name', { prefix: [] })).map((actor) => [actor.id, actor]))
  })

  const change = async ({ id, joined, name, ...state }: typeof anyChange extends fc.Arbitrary<infer C> ? C : never) => {
    const before = known.get(id)
    if (before === undefined) throw new Error(`no actor ${id}`)
    const after: ActorRecord = {
      ...before,
      ...(joined === null ? {} : { registeredSince: START_TIME - joined }),
      ...(name === null ? {} : { name: `${name} ${id}` }),
      state: { ...before.state, ...state },
    }
    await test.context.store.transaction((tx) => tx.put(actors, after))
    known.set(id, after)
  }

  it('is the page of a scan of all actors, for any filter, order and page, after any changes [ACT-033, ACT-052]', async () => {
    const names = [...known.values()].slice(0, 40).map(({ name }) => name)
    await fc.assert(
      fc.asyncProperty(
        fc.array(anyChange, { maxLength: 6 }),
        fc.array(fc.tuple(anyFilter(names), fc.constantFrom(...SORTS), fc.nat(40), fc.integer({ min: 1, max: 30 })), {
          minLength: 1,
          maxLength: 4,
        }),
        async (changes, queries) => {
          for (const each of changes) await change(each)
          for (const [filter, sort, offset, first] of queries) {
            const order = actors.indexes[sort]
            const wanted = [...known.values()]
              .filter((actor) => passes(actor, filter, test.clock.now()))
              .map((actor) => ({ entry: order?.(actor)[0] ?? [], id: actor.id }))
              .toSorted(byEntry)
            const page = await guest.ports.actors.list({ filter, sort, first, offset })
            expect(page.items.map(({ id }) => id)).toEqual(wanted.slice(offset, offset + first).map(({ id }) => id))
            expect(page.total).toBe(wanted.length)
          }
        },
      ),
      { numRuns: 40 },
    )
  })
})

type Entry = { readonly entry: readonly (string | number)[]; readonly id: string }

function byEntry(a: Entry, b: Entry): number {
  for (const [at, part] of a.entry.entries()) {
    const other = b.entry[at] ?? 0
    if (part !== other) return part < other ? -1 : 1
  }
  return a.id < b.id ? -1 : 1
}
