import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actors } from '@/adapters/backend/actors/actor-records'
import { comments } from '@/adapters/backend/feed/comment-records'
import { posts } from '@/adapters/backend/feed/post-records'
import { channels, messages } from '@/adapters/backend/messenger/messenger-records'
import { Simulator } from '@/adapters/backend/world/simulate/simulator'
import { languageOfGuest, storeLanguage } from '@/adapters/backend/access/guest-languages'
import type { ActorState } from '@/domain/actors/actor'
import { asId, type ActorId, type IdempotencyKey } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'
import { anySeed } from '#test/support/world/worlds'

const silent = (error: unknown) => {
  throw error
}

const allActors = (test: TestPlatform) => test.context.store.find(actors, 'recommended', { prefix: [] })
const onlineShare = async (test: TestPlatform) => {
  const all = await allActors(test)
  return all.filter(({ state }) => state.isOnline).length / all.length
}

/** Plays so many events, some seconds apart. */
async function play(test: TestPlatform, events: number, after: () => Promise<void> = () => Promise.resolve()) {
  const simulator = new Simulator(test.context, silent)
  for (let i = 0; i < events; i++) {
    test.clock.sleep(6_000)
    await simulator.step()
    await after()
  }
}

describe('the director', () => {
  it('never lets fewer than 30 % nor more than 45 % of the actors be live', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, fc.integer({ min: 80, max: 240 }), async (seed, size) => {
        const test = new TestPlatform({ seed, actors: size, videos: 0 })
        const shares: number[] = []
        await play(test, 150, async () => void shares.push(await onlineShare(test)))
        expect(Math.min(...shares)).toBeGreaterThanOrEqual(0.3)
        expect(Math.max(...shares)).toBeLessThanOrEqual(0.45)
        expect(new Set(shares).size).toBeGreaterThan(1)
      }),
      { numRuns: 15 },
    )
  })

  it('lets guests comment posts while time passes, and authors answer, each comment counted', async () => {
    const test = new TestPlatform({ seed: 3, actors: 40, videos: 0 })
    const simulator = new Simulator(test.context, silent)
    const { store } = test.context
    const [newest] = await store.find(posts, 'newest', { prefix: [], limit: 1 })
    const written = async () => store.find(comments, 'ofPost', { prefix: [newest?.id ?? ''] })
    const before = await written()
    for (let minute = 0; minute < 180; minute += 1) {
      test.clock.sleep(60_000)
      await simulator.goOn()
    }
    const after = await written()
    expect(after.length).toBeGreaterThan(before.length)
    expect(after.some(({ guestId }) => guestId === null)).toBe(true)
    for (const { id, comments: count } of await store.find(posts, 'newest', { prefix: [], limit: 40 }))
      expect(count).toBe(await store.count(comments, 'ofPost', [id]))
  })

  it('lowers the number of live actors when too many were live at the start', async () => {
    const test = new TestPlatform({ seed: 1, actors: 20, videos: 0 })
    expect(await onlineShare(test)).toBeGreaterThan(0.45)
    await play(test, 200)
    expect(await onlineShare(test)).toBeLessThanOrEqual(0.45)
  })

  it('publishes to guests exactly what the store holds: state merged from the updates is the state stored [ACT-009][SOC-015][SOC-016]', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, async (seed) => {
        const test = new TestPlatform({ seed, actors: 40, videos: 0 })
        const received = new Map((await allActors(test)).map(({ id, state }) => [id, state]))
        await play(test, 120)
        for (const { audience, update } of test.reports) {
          const change: Partial<ActorState> =
            update.type === 'actorState'
              ? update.state
              : update.type === 'actorOnline'
                ? { isOnline: update.online }
                : update.type === 'freeShowStart' || update.type === 'freeShowStop'
                  ? { freeChat: update.type === 'freeShowStart' }
                  : {}
          const id = update.type === 'actorState' ? update.id : 'actorId' in update ? update.actorId : asId<ActorId>('')
          const known = received.get(id)
          if (audience === 'everybody' && known !== undefined) received.set(id, { ...known, ...change })
        }
        expect(received).toEqual(new Map((await allActors(test)).map(({ id, state }) => [id, state])))
        expect(test.reports.length).toBeGreaterThan(100)
      }),
      { numRuns: 10 },
    )
  })

  it('runs the same simulation for the same seed', async () => {
    const evening = async (seed: number) => {
      const test = new TestPlatform({ seed, actors: 40, videos: 0 })
      await play(test, 80)
      return { reported: test.reports, stored: await allActors(test) }
    }
    expect(await evening(7)).toEqual(await evening(7))
    expect(await evening(7)).not.toEqual(await evening(8))
  })

  it('simulates every event in a session: coming, leaving, shows, other guests [SOC-021]', async () => {
    const test = new TestPlatform({ seed: 3, actors: 60, videos: 0 })
    await play(test, 300)
    const kinds = test.reports.map(({ update }) =>
      'online' in update ? `${update.type} ${update.online}` : update.type,
    )
    expect(new Set(kinds)).toEqual(
      new Set(['actorOnline true', 'actorOnline false', 'actorState', 'freeShowStart', 'freeShowStop']),
    )
    expect(test.reports.some(({ update }) => update.type === 'actorState' && update.state.isBusy === true)).toBe(true)
  })

  it('reports when an actor came and when they will be back [ACT-005]', async () => {
    const test = new TestPlatform({ seed: 4, actors: 60, videos: 0 })
    await play(test, 150)
    const states = test.reports.flatMap(({ update }) => (update.type === 'actorState' ? [update.state] : []))
    const came = states.filter(({ isOnline }) => isOnline === true)
    const left = states.filter(({ isOnline }) => isOnline === false)
    expect(came.length).toBeGreaterThan(5)
    expect(came.every(({ onlineSince, backAt }) => typeof onlineSince === 'number' && backAt === null)).toBe(true)
    expect(left.every(({ onlineSince }) => onlineSince === null)).toBe(true)
    expect(left.some(({ backAt }) => typeof backAt === 'number' && backAt > test.clock.now() - 900_000)).toBe(true)
  })

  it('never takes the star of the platform offline', async () => {
    const test = new TestPlatform({ seed: 5, actors: 20, videos: 0 })
    await play(test, 300, async () => {
      const { state } = await test.actor('1')
      expect(state).toMatchObject({ isOnline: true, isBusy: false })
    })
  })

  it('never takes an actor away from a guest they are chatting with', async () => {
    await fc.assert(
      fc.asyncProperty(anySeed, async (seed) => {
        const test = new TestPlatform({ seed, actors: 20, videos: 0 })
        const guest = await test.member(500)
        await test.setActor('2', {
          bannedCountryCodes: [],
          state: { isOnline: true, isBusy: false, isCurrentlyTicketShow: false },
        })
        const key = asId<IdempotencyKey>('k')
        const begun = await guest.ports.chat.startChat({
          actorId: asId<ActorId>('2'),
          mode: 'single',
          key,
          useVoucher: false,
          stopAt: null,
          agreedPrice: ANY_PRICE,
        })
        expect(begun.ok).toBe(true)
        await play(test, 100, async () =>
          expect((await test.actor('2')).state).toMatchObject({ isOnline: true, isBusy: true }),
        )
      }),
      { numRuns: 10 },
    )
  })
})

describe('a favourite who goes live', () => {
  it('notifies the guest who pinned them, in their language, and no one else', async () => {
    const test = new TestPlatform({ seed: 6, actors: 20, videos: 0 })
    const guest = await test.member(0, 'de')
    const other = await test.member(0, 'es')
    const away = (await allActors(test)).filter(({ state }) => !state.isOnline)
    for (const { id } of away) await guest.ports.actors.pin(id, true)
    await play(test, 60)
    const updates = test.reports.flatMap(({ audience, update }) =>
      update.type === 'notifications' ? [{ audience, update }] : [],
    )
    expect(updates.length).toBeGreaterThan(0)
    expect(updates.every(({ audience }) => audience === guest.id)).toBe(true)
    expect(updates[0]?.update.notification.text).toMatch(/ ist jetzt live\.$/u)
    const { items } = await guest.ports.notifications.newest(5)
    expect(items.map(({ id }) => id)).toContain(updates.at(-1)?.update.notification.id)
    expect((await other.ports.notifications.newest(20)).items.filter(({ actorId }) => actorId !== null)).toEqual([])
  })

  it('does not notify a guest who let them go again', async () => {
    const test = new TestPlatform({ seed: 6, actors: 20, videos: 0 })
    const guest = await test.member()
    for (const { id } of await allActors(test)) {
      await guest.ports.actors.pin(id, true)
      await guest.ports.actors.pin(id, false)
    }
    await play(test, 60)
    expect(test.reports.filter(({ update }) => update.type === 'notifications')).toEqual([])
  })
})

describe('an actor who writes first', () => {
  /** A member with a channel to each actor, whose actors stay live. */
  async function withChannels(seed: number) {
    const test = new TestPlatform({ seed, actors: 20, videos: 0 })
    const guest = await test.member(0, 'es')
    for (const id of ['1', '2', '3']) await guest.ports.messenger.channelWithActor(asId<ActorId>(id))
    await test.context.store.transaction((tx) => storeLanguage(tx, guest.id, 'es'))
    return { test, guest }
  }

  it('rests ten minutes first, and never writes again unanswered [MSG-009]', async () => {
    const { test, guest } = await withChannels(9)
    await play(test, 90)
    expect(test.reports.filter(({ update }) => update.type === 'message')).toEqual([])
    await play(test, 600)
    const written = test.reports.flatMap(({ audience, update }) =>
      update.type === 'message' ? [{ audience, ...update }] : [],
    )
    expect(written.length).toBeGreaterThan(0)
    expect(written.every(({ audience }) => audience === guest.id)).toBe(true)
    expect(new Set(written.map(({ channelId }) => channelId)).size).toBe(written.length)
  })

  it('writes again once the guest has answered, after another rest', async () => {
    const { test, guest } = await withChannels(9)
    const writtenIn = async () => {
      const all = await test.context.store.find(channels, 'byGuest', { prefix: [guest.id] })
      const found = await Promise.all(
        all.map(({ id }) => test.context.store.find(messages, 'byChannel', { prefix: [id] })),
      )
      return found.map((list) => list.filter(({ clientId }) => clientId.startsWith('opening:')).length)
    }
    await play(test, 700)
    const once = await writtenIn()
    expect(Math.max(...once)).toBe(1)
    await guest.change({ freeMessages: 99 })
    for (const { id } of await test.context.store.find(channels, 'byGuest', { prefix: [guest.id] })) {
      await guest.ports.messenger.send({
        channelId: id,
        clientId: asId<IdempotencyKey>(`a${id}`),
        text: 'Hola',
        gifts: [],
        chatId: null,
        agreedPrice: ANY_PRICE,
      })
    }
    await play(test, 90)
    expect(await writtenIn()).toEqual(once)
    await play(test, 700)
    expect(Math.max(...(await writtenIn()))).toBe(2)
  })

  it('leaves a guest alone who blocked the channel', async () => {
    const { test, guest } = await withChannels(9)
    for (const { id } of await test.context.store.find(channels, 'byGuest', { prefix: [guest.id] })) {
      await guest.ports.messenger.block(id, true)
    }
    await play(test, 600)
    expect(test.reports.filter(({ update }) => update.type === 'message')).toEqual([])
  })
})

describe('the language of a guest', () => {
  it('is the one they last spoke, or that of their country [I18-001]', async () => {
    const test = new TestPlatform({ actors: 14, videos: 0 })
    const { store } = test.context
    const german = await test.visitor('es', 'AT')
    const mexican = await test.visitor('en', 'MX')
    const dutch = await test.visitor('de', 'NL')
    expect(await Promise.all([german, mexican, dutch].map(({ id }) => languageOfGuest(store, id)))).toEqual([
      'de',
      'es',
      'en',
    ])
    await store.transaction((tx) => storeLanguage(tx, german.id, 'es'))
    expect(await languageOfGuest(store, german.id)).toBe('es')
  })
})

describe('the clock of the director', () => {
  it('lets something happen every four to nine seconds until it is stopped', async () => {
    const test = new TestPlatform({ seed: 2, actors: 40, videos: 0 })
    const simulator = new Simulator(test.context, silent)
    simulator.start()
    await test.clock.pass(300_000)
    const events = test.reports.length
    expect(events).toBeGreaterThan(300 / 9)
    simulator.stop()
    await test.clock.pass(300_000)
    expect(test.reports).toHaveLength(events)
  })

  it('brings the times of a world that was stopped up to date', async () => {
    const test = new TestPlatform({ seed: 2, actors: 40, videos: 0 })
    test.clock.sleep(30 * 3_600_000)
    const simulator = new Simulator(test.context, silent)
    simulator.start()
    await test.clock.pass(0)
    await new Promise((resolve) => setImmediate(resolve))
    simulator.stop()
    const now = test.clock.now()
    for (const { state } of await allActors(test)) {
      expect(now - (state.onlineSince ?? now)).toBeLessThan(8 * 3_600_000)
      expect(state.backAt ?? now + 1).toBeGreaterThan(now)
    }
  })
})
