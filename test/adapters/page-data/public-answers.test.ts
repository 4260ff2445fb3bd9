import { AsyncLocalStorage } from 'node:async_hooks'
import * as fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { publicAddresses } from '#test/support/ui/public-addresses'
import { limit } from '#test/support/limit'
import { reportingStore } from '#test/support/world/reporting-store'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { videos } from '@/adapters/backend/media/video-records'
import type { RecordedCall } from '@/adapters/page-data/page-data'
import { publicFormOf } from '@/adapters/wire/contract/public-answers'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { GuestPorts, PortName } from '@/application/platform/guest-ports'
import type { ActorId } from '@/domain/ids'
import { pageRenderer } from '@/render'

/** What guests write once they have signed in. */
const TAKES_AN_ACCOUNT = [
  'ties',
  'savedSearches',
  'videoLikes',
  'contentRatings',
  'galleryPins',
  'albumComments',
  'albumViews',
  'tileGridSettings',
  'feedMarks',
  'feedComments',
  'feedTips',
  'clashVotes',
  'reactionLikes',
  'featureFeedback',
  'tickets',
  'messages',
  'channels',
]

/** Collections of which a visitor has no record: who has one is logged in, and loads the page again as their own (0034). */
const OF_ACCOUNTS: Readonly<Record<string, string>> = {
  ...Object.fromEntries(TAKES_AN_ACCOUNT.map((name) => [name, 'takes an account'])),
  guests: 'is the caller; a visitor has nothing there but who they are',
  ageChecks: 'verify-age takes a member',
  memberships: 'are bought',
  entitlements: 'are bought',
  vouchers: 'are given to accounts',
  ownedVideos: 'are bought',
  ownedAlbums: 'are bought',
  watchedVideos: 'the library takes an account',
  librarySettings: 'the library takes an account',
}

/**
 * Answers that a page for everybody carries although they are different for a visitor who has come before, each with who reads them
 * again once the guest is known.
 */
const READ_AGAIN: Readonly<Record<string, string>> = {
  'offers.buttons': 'ChatOffersViewModel',
}

describe('what a page for everybody carries', () => {
  const running = new AsyncLocalStorage<Set<string>>()
  /** What is looked for in the store, while a call is made, of the guest of the page. */
  let guestId = 'not known yet'
  let environment: TestEnvironment
  let ports: GuestPorts
  let other: GuestPorts
  const calls = new Map<string, RecordedCall>()

  const answerOf = async (of: GuestPorts, { port, method, args }: RecordedCall): Promise<unknown> => {
    const methods = of[port as PortName] as unknown as Readonly<Record<string, (...given: unknown[]) => unknown>>
    const publicForm = publicFormOf(port as PortName, method)
    if (publicForm === undefined) throw new Error(`${port}.${method} is not public`)
    return publicForm((await methods[method]?.(...args)) as never)
  }

  beforeAll(async () => {
    const store = reportingStore(new MemoryStore(), (collection, sought) => {
      if (JSON.stringify(sought).includes(guestId)) running.getStore()?.add(collection)
    })
    environment = await TestEnvironment.build(SMALL_WORLD, store)
    const visitor = new VisitorSession(environment.backend.platform, 'DE')
    ports = await visitor.ports('en')
    other = await new VisitorSession(environment.backend.platform, 'DE').ports('en')
    guestId = (await ports.guest.open('en')).id
    const renderer = pageRenderer(visitor, { backend: 'remote' })
    const now = environment.clock.now()
    const renderedFor = { isPhone: false, isGatePassed: true, now, timeZone: 'Europe/Berlin' }
    const missing: string[] = []
    for (const address of await publicAddresses(ports)) {
      const origin = 'https://vesper.example'
      const { data, isMissing } = await renderer.render({ address, origin, language: 'en', renderedFor })
      if (isMissing) missing.push(address)
      for (const call of data.calls) calls.set(JSON.stringify([call.port, call.method, call.args]), call)
    }
    // A page that is not found carries nothing to look at.
    if (missing.length > 0) throw new Error(`not found: ${missing.join(', ')}`)
  }, limit(60_000))

  it('depends on nothing that is stored of the visitor, but for what is read again once the guest is known', async () => {
    const found = new Map<string, readonly string[]>()
    for (const call of calls.values()) {
      const read = new Set<string>()
      await running.run(read, () => answerOf(ports, call))
      const own = [...read].filter((collection) => !(collection in OF_ACCOUNTS))
      if (own.length > 0) found.set(`${call.port}.${call.method}`, own)
    }
    expect(calls.size).toBeGreaterThan(60)
    const undeclared = [...found].filter(([name]) => !(name in READ_AGAIN))
    expect(undeclared.map(([name, own]) => `${name} reads ${own.join(', ')} of its guest`)).toEqual([])
    expect(Object.keys(READ_AGAIN).filter((name) => !found.has(name))).toEqual([])
  })

  it('is the same for another visitor: no address in it is granted to a session', async () => {
    const different: string[] = []
    for (const call of calls.values()) {
      const [one, two] = [await answerOf(ports, call), await answerOf(other, call)]
      if (JSON.stringify(one) !== JSON.stringify(two)) different.push(`${call.port}.${call.method}`)
    }
    expect(different).toEqual([])
  })

  it('has no avatar above 16 and no cover for adults, for any choice of actors who have one [ACT-067]', async () => {
    const { store } = environment.backend
    const all = await store.find(actors, 'recommended', { prefix: [] })
    const rated = fc.subarray([...all], { minLength: 1 })
    await fc.assert(
      fc.asyncProperty(rated, async (chosen) => {
        const closed = new Set(chosen.map(({ id }) => id))
        await store.transaction(async (tx) => {
          for (const actor of all) await tx.put(actors, { ...actor, avatarRating: closed.has(actor.id) ? 18 : 16 })
          for (const record of await tx.find(videos, 'newest', { prefix: [] }))
            await tx.put(videos, { ...record, ageRating: closed.has(record.actorId) ? 18 : 16 })
          for (const record of await tx.find(albums, 'newest', { prefix: [] }))
            await tx.put(albums, { ...record, ageRating: closed.has(record.actorId) ? 18 : 16 })
        })
        const families = new Set(chosen.map(({ family }) => family))
        const found: string[] = []
        for (const call of calls.values()) {
          const answer = JSON.stringify(await answerOf(ports, call))
          // What is a cover elsewhere is also the poster of a post or the picture of a programme (which the search finds too), of which their own rating decides.
          const isRatedHere = ['feed', 'reactions', 'tv', 'mediathek', 'search'].includes(call.port) ? /^a/u : /^[avb]/u
          for (const shape of [/"family":(\d+),"variant":"(\w+)"/gu, /\/art\/(\d+)\/(\w+)-/gu])
            for (const [, family, variant = ''] of answer.matchAll(shape))
              if (families.has(Number(family)) && isRatedHere.test(variant))
                found.push(`${call.port}.${call.method} ${family}/${variant}`)
        }
        expect([...new Set(found)]).toEqual([])
      }),
      { numRuns: 3 },
    )
  })

  it('is of another visitor where one has stored something, as one who wants no preview of an actor', async () => {
    const call = [...calls.values()].find(({ port, method }) => port === 'offers' && method === 'buttons')
    if (call === undefined) throw new Error('no page with chat buttons')
    const { actorId } = (await answerOf(ports, call)) as { readonly actorId: ActorId }
    await ports.offers.preview({ actorId, decline: true })
    expect(await answerOf(ports, call)).not.toEqual(await answerOf(other, call))
  })
})
