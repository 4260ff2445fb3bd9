import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { member } from '#test/support/bindings/accounts'
import {
  ACTOR_PRESETS,
  type ActorFilter,
  type ActorPreset,
  type ActorQuery,
  MAX_NOTE_LENGTH,
} from '@/application/actors/actor-gateway'
import type { ActorSummary } from '@/domain/actors/actor'
import { coinsOf } from '@/domain/actors/actor-rules'
import { compareOrder, orderKey, type ActorSort } from '@/domain/actors/actor-order'
import { asId, type ActorId } from '@/domain/ids'
import type { VideoOrder } from '@/domain/media/video-lists'

const listed = async ({ ports }: Device, filter: ActorFilter = {}, sort: ActorSort = 'recommended') =>
  (await ports.actors.list({ filter, sort, first: 500, offset: 0 })).items

/** What a minute costs now, as a guest sees it. */
const priceNow = ({ prices, state }: ActorSummary): number =>
  state.isOnline && state.freeChat ? 0 : (prices.singleChat?.value ?? 0)

const SORTS: readonly ActorSort[] = ['recommended', 'newest', 'priceUp', 'priceDown', 'topRated', 'name']

const isSorted = (values: readonly (number | string)[]): boolean =>
  values.every((value, index) => index === 0 || (values[index - 1] ?? value) <= value)

export const actorsContract = (name: BindingName, bind: Bind): void =>
  contract('actors', name, bind, (bound) => {
    it('lists those who are live first, each group in the order requested [ACT-052]', async () => {
      const device = await bound().device()
      for (const sort of SORTS) {
        const all = await listed(device, {}, sort)
        expect(all.length).toBe(24)
        expect(isSorted(all.map(({ state }) => Number(!state.isOnline)))).toBe(true)
        // What a row holds is enough to sort it: a page that shows the list moves its rows by it.
        const keys = all.map((actor) => orderKey(sort, { ...actor, coins: coinsOf(actor) }))
        expect(keys).toEqual(keys.toSorted(compareOrder))
      }
      const cheapest = (await listed(device, { online: true }, 'priceUp')).map(priceNow)
      expect(isSorted(cheapest)).toBe(true)
    })

    it('puts who talks for free before everybody who costs something, and calls it no price [ACT-052]', async () => {
      const device = await bound().device()
      const dearest = (await listed(device, { online: true }, 'priceDown')).at(0)
      if (dearest === undefined) throw new Error('nobody is live')
      await bound().environment.setActor(dearest.id, {
        state: { freeChat: true, isBusy: false, isCurrentlyTicketShow: false },
      })
      const live = await listed(device, { online: true }, 'priceUp')
      const firstPaid = live.findIndex(({ state }) => !state.freeChat)
      expect(live.slice(firstPaid).some(({ state }) => state.freeChat)).toBe(false)
      expect(live.slice(0, firstPaid).map(({ id }) => id)).toContain(dearest.id)
      expect((await listed(device, { online: true, maxPrice: 1 })).map(({ id }) => id)).toContain(dearest.id)
      await bound().environment.setActor(dearest.id, { state: { freeChat: dearest.state.freeChat } })
    })

    it('returns a list in pages that fit together [ACT-052]', async () => {
      const device = await bound().device()
      const all = await listed(device)
      const pages = await Promise.all(
        [0, 10, 20].map((offset) => device.ports.actors.list({ filter: {}, sort: 'recommended', first: 10, offset })),
      )
      expect(pages.flatMap(({ items }) => items.map(({ id }) => id))).toEqual(all.map(({ id }) => id))
      expect(pages.map(({ total }) => total)).toEqual([24, 24, 24])
    })

    it('filters by every given part of the filter [ACT-033]', async () => {
      const device = await bound().device()
      const all = await listed(device)
      const [first] = all
      if (first === undefined) throw new Error('an empty world')
      const [category = ''] = first.categories
      const ids = async (filter: ActorFilter) => (await listed(device, filter)).map(({ id }) => id).sort()
      const expected = (passes: (actor: ActorSummary) => boolean) =>
        all
          .filter(passes)
          .map(({ id }) => id)
          .sort()
      expect(await ids({ online: true })).toEqual(expected(({ state }) => state.isOnline))
      expect(await ids({ genderTypes: ['F', 'M'] })).toEqual(
        expected(({ genderType }) => ['F', 'M'].includes(genderType)),
      )
      expect(await ids({ languages: ['es'] })).toEqual(expected(({ languages }) => languages.includes('es')))
      expect(await ids({ category })).toEqual(expected(({ categories }) => categories.includes(category)))
      expect(await ids({ maxPrice: 10 })).toEqual(expected((actor) => priceNow(actor) <= 10))
      expect(await ids({ ids: [first.id] })).toEqual([first.id])
      expect(await ids({ text: first.name.slice(0, 4).toUpperCase() })).toContain(first.id)
      expect(await ids({ online: true, star: true })).toEqual(expected(({ state, star }) => state.isOnline && star))
    })

    it('takes a page from the end of a list as well, and a list by its name [ACT-052]', async () => {
      const device = await bound().device()
      const all = (await listed(device)).map(({ id }) => id)
      const page = async (query: Partial<ActorQuery>) => {
        const { items, total } = await device.ports.actors.list({
          filter: {},
          sort: 'recommended',
          first: 10,
          offset: 0,
          ...query,
        })
        return { ids: items.map(({ id }) => id), total }
      }
      expect(await page({ last: 10 })).toEqual({ ids: all.slice(-10), total: 24 })
      expect(await page({ last: 3, offset: 5 })).toEqual({ ids: all.slice(-8, -5), total: 24 })
      expect(await page({ last: 10, offset: 20 })).toEqual({ ids: all.slice(0, 4), total: 24 })
      expect(await page({ last: 10, offset: 24 })).toEqual({ ids: [], total: 24 })
      const filters = Object.entries(ACTOR_PRESETS) as [ActorPreset, ActorFilter][]
      for (const [preset, filter] of filters) expect(await page({ preset })).toEqual(await page({ filter }))
      expect((await page({ preset: 'freeChat' })).total).not.toBe(24)
      const both = await page({ preset: 'newFaces', filter: { isNew: false }, last: 2 })
      expect(both).toEqual(await page({ filter: { isNew: false }, last: 2 }))
    })

    it('has on a profile all that guests browse actors by, with the ratings of ninety days, their videos and interviews [ACT-002][ACT-003][ACT-007]', async () => {
      const device = await member(bound())
      const all = await listed(device)
      const [genders, videoCounts, interviewed] = [new Set<string>(), new Set<number>(), new Set<number>()]
      for (const { id, name } of all) {
        const actor = await device.ports.actors.byIdOrName(id)
        if (actor === null) throw new Error(`${name} has no profile`)
        genders.add(actor.gender)
        expect(actor).toMatchObject({ id, name })
        expect(actor.pictures.length).toBeGreaterThan(0)
        expect(actor.answers.every(({ question, answer }) => question !== '' && answer !== '')).toBe(true)
        expect(typeof actor.state.isOnline).toBe('boolean')
        expect(typeof actor.state.freeChat).toBe('boolean')
        const { countRatings, satisfactionRate } = actor.ratings.lastNinetyDays
        expect(Number.isInteger(countRatings) && countRatings >= 0).toBe(true)
        expect(satisfactionRate >= 0 && satisfactionRate <= 100).toBe(true)
        const { total } = await device.ports.videos.list({
          filter: { actorIds: [id] },
          sort: 'newest',
          first: 1,
          offset: 0,
        })
        expect(actor.videoCount).toBe(total)
        const newest = { filter: { actorIds: [id] }, sort: 'newest', first: 4, offset: 0 } as const
        const { items } = await device.ports.videos.list(newest)
        expect(actor.videos).toEqual(
          items.map((video) => ({ id: video.id, title: video.title, duration: video.duration, cover: video.cover })),
        )
        expect(actor.interviews).toEqual(await device.ports.profiles.interviews({ actorId: id }))
        videoCounts.add(actor.videos.length)
        interviewed.add(actor.interviews.length)
      }
      expect([...genders].toSorted()).toEqual(['F', 'M', 'N'])
      expect(Math.max(...videoCounts)).toBeGreaterThan(0)
      expect(interviewed).toEqual(new Set([0, 1]))
      const [first] = all
      if (first === undefined) throw new Error('an empty world')
      await device.ports.actors.storeNote({ actorId: first.id, comment: 'a note' })
      expect(await device.ports.actors.note(first.id)).toEqual({ actorId: first.id, comment: 'a note' })
      await bound().environment.setActor(first.id, { bannedCountryCodes: ['NZ'] })
      expect(await device.ports.actors.byIdOrName(first.id)).toMatchObject({ bannedCountryCodes: ['NZ'] })
    })

    it('lists the videos of an actor in the order requested [ACT-054]', async () => {
      const { ports } = await bound().device()
      const everybody = await ports.videos.list({ filter: {}, sort: 'newest', first: 500, offset: 0 })
      const counts = new Map<ActorId, number>()
      for (const { actor } of everybody.items) counts.set(actor.id, (counts.get(actor.id) ?? 0) + 1)
      const [id] = [...counts].toSorted((a, b) => b[1] - a[1])[0] ?? []
      if (id === undefined) throw new Error('no videos')
      const own = async (sort: VideoOrder) =>
        (await ports.videos.list({ filter: { actorIds: [id] }, sort, first: 500, offset: 0 })).items
      const newest = await own('newest')
      expect(newest.length).toBe(counts.get(id))
      expect(newest.length).toBeGreaterThan(1)
      expect(newest.every(({ actor }) => actor.id === id)).toBe(true)
      expect(isSorted(newest.map(({ releasedAt }) => -releasedAt))).toBe(true)
      expect(isSorted((await own('longest')).map(({ duration }) => -duration))).toBe(true)
      expect(isSorted((await own('shortest')).map(({ duration }) => duration))).toBe(true)
      expect(isSorted((await own('cheapest')).map(({ price }) => price.value))).toBe(true)
    })

    it('shows no one under 21', async () => {
      const all = await listed(await bound().device())
      expect(all.filter(({ age }) => age < 21)).toEqual([])
    })

    it('finds an actor by id and by name in any case [ACT-036]', async () => {
      const device = await bound().device()
      const [first] = await listed(device)
      if (first === undefined) throw new Error('an empty world')
      const byId = await device.ports.actors.byIdOrName(first.id)
      expect(byId).toMatchObject({ id: first.id, name: first.name })
      expect(await device.ports.actors.byIdOrName(first.name.toUpperCase())).toEqual(byId)
    })

    it('answers nothing for an actor there is not [ACT-018]', async () => {
      const { ports } = await bound().device()
      expect(await ports.actors.byIdOrName('Nobody / of % this? name')).toBeNull()
      expect(await ports.actors.state(asId<ActorId>('nobody'))).toBeNull()
    })

    it('reports the state of an actor as it is at this moment [ACT-037]', async () => {
      const device = await bound().device()
      const [first] = await listed(device)
      if (first === undefined) throw new Error('an empty world')
      expect(await device.ports.actors.state(first.id)).toEqual(first.state)
      await bound().environment.setActor(first.id, { state: { freeChat: !first.state.freeChat } })
      expect(await device.ports.actors.state(first.id)).toEqual({ ...first.state, freeChat: !first.state.freeChat })
    })

    it('counts who is live [ACT-046]', async () => {
      const device = await bound().device()
      const live = await listed(device, { online: true })
      expect(live.length).toBeGreaterThan(0)
      expect(await device.ports.actors.onlineCount()).toBe(live.length)
    })

    it('names the categories with as many actors as the list then contains', async () => {
      const device = await bound().device()
      const categories = await device.ports.actors.categories()
      expect(categories.length).toBeGreaterThan(3)
      for (const { slug, count, onlineCount } of categories) {
        const found = await listed(device, { category: slug })
        expect(found.length).toBe(count)
        expect(found.filter(({ state }) => state.isOnline).length).toBe(onlineCount)
      }
    })

    it('pins and unpins favorites of a guest with an account, newest first [ACT-047][ACT-048][SOC-030]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const [a, b] = await listed(device)
      if (a === undefined || b === undefined) throw new Error('an empty world')
      const { actors } = device.ports
      expect(await actors.pin(a.id, true)).toEqual({ ok: true })
      bound().environment.clock.sleep(1_000)
      expect(await actors.pin(b.id, true)).toEqual({ ok: true })
      expect((await actors.favorites(10, 0)).items.map(({ id }) => id)).toEqual([b.id, a.id])
      expect((await actors.favorites(1, 1)).items.map(({ id }) => id)).toEqual([a.id])
      expect(await actors.byIdOrName(a.id)).toMatchObject({ isFavorite: true })
      await actors.pin(a.id, false)
      expect(await actors.favorites(10, 0)).toMatchObject({ total: 1 })
      expect(await other.ports.actors.favorites(10, 0)).toEqual({ items: [], total: 0 })
    })

    it('counts a pin once, however often it is sent', async () => {
      const { ports } = await member(bound())
      const [, , actor] = (await ports.actors.list({ filter: {}, sort: 'name', first: 3, offset: 0 })).items
      if (actor === undefined) throw new Error('an empty world')
      const before = (await ports.actors.byIdOrName(actor.id))?.pinnedCount ?? 0
      await Promise.all(Array.from({ length: 5 }, () => ports.actors.pin(actor.id, true)))
      await bound().environment.advance(2_000)
      expect(await ports.actors.byIdOrName(actor.id)).toMatchObject({ pinnedCount: before + 1 })
      await ports.actors.pin(actor.id, false)
      await bound().environment.advance(2_000)
      expect(await ports.actors.byIdOrName(actor.id)).toMatchObject({ pinnedCount: before })
    })

    it('pins nothing without an account or without an actor [ACT-049]', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      const [actor] = await listed(visitor)
      if (actor === undefined) throw new Error('an empty world')
      expect(await visitor.ports.actors.pin(actor.id, true)).toEqual({ ok: false, reason: 'login-required' })
      expect(await device.ports.actors.pin(asId<ActorId>('nobody'), true)).toEqual({ ok: false, reason: 'no-id' })
      expect(await visitor.ports.actors.favorites(10, 0)).toEqual({ items: [], total: 0 })
    })

    it('stores a private note for its writer alone, until it is emptied [ACT-010][ACT-038][ACT-039]', async () => {
      const [writer, other] = [await member(bound()), await member(bound())]
      const [actor] = await listed(writer)
      if (actor === undefined) throw new Error('an empty world')
      const note = { actorId: actor.id, comment: 'Loves jazz & “quotes” <3' }
      expect(await writer.ports.actors.note(actor.id)).toBeNull()
      expect(await writer.ports.actors.storeNote(note)).toEqual({ ok: true })
      expect(await writer.ports.actors.note(actor.id)).toEqual(note)
      expect(await other.ports.actors.note(actor.id)).toBeNull()
      const notes = async ({ ports }: Device) => (await ports.actors.byIdOrName(actor.id))?.notes
      expect({ writer: await notes(writer), other: await notes(other) }).toEqual({ writer: [note], other: [] })
      await writer.ports.actors.storeNote({ ...note, comment: '' })
      expect(await writer.ports.actors.note(actor.id)).toBeNull()
    })

    it('refuses notes that are too long, and of guests without an account', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      const [actor] = await listed(visitor)
      if (actor === undefined) throw new Error('an empty world')
      const note = { actorId: actor.id, comment: 'x'.repeat(MAX_NOTE_LENGTH + 1) }
      expect(await device.ports.actors.storeNote(note)).toEqual({ ok: false, reason: 'too-long' })
      expect(await visitor.ports.actors.storeNote({ ...note, comment: 'hm' })).toEqual({
        ok: false,
        reason: 'login-required',
      })
    })
  })
