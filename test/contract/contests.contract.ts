import { expect, it } from 'vitest'
import { contract, type Bound } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { loggedIn, member } from '#test/support/bindings/accounts'
import { actors } from '@/adapters/backend/actors/actor-records'
import { albums } from '@/adapters/backend/albums/album-records'
import { ballots, contestEntries, contests, type EntryRecord } from '@/adapters/backend/contests/contest-records'
import { videos } from '@/adapters/backend/media/video-records'
import { analyticsOutbox } from '@/adapters/backend/tracking/outbox'
import { pictureIdOf } from '@/domain/albums/picture-key'
import { CONSENT_VERSION, consentTo } from '@/domain/consent/consent'
import { votesPerContest } from '@/domain/contests/vote'
import { asId, type ActorId, type ContestId, type GuestId, type MediaId } from '@/domain/ids'

const DAY = 86_400_000

interface Made {
  readonly id: ContestId
  readonly media: readonly MediaId[]
  readonly entries: readonly EntryRecord[]
}

let made = 0

/** A contest of its own with eight entries: pictures, the last two videos. It began two days ago and ends in three. */
async function contestIn(bound: Bound, over: { readonly from?: number; readonly until?: number } = {}): Promise<Made> {
  const { environment } = bound()
  const { store } = environment.backend
  const now = environment.clock.now()
  made += 1
  const id = asId<ContestId>(`contest-${made}`)
  const text = { title: `Contest ${made}`, claim: 'Light', description: 'About light.', prize: 'An evening.' }
  const pictures = (await store.find(albums, 'newest', { prefix: [] })).filter(({ ageRating }) => ageRating === 16)
  const clips = (await store.find(videos, 'newest', { prefix: [] })).filter(({ ageRating }) => ageRating !== 18)
  const common = { contestId: id, votes: 0, gains: {} }
  const entries: readonly EntryRecord[] = [
    ...pictures.slice(0, 6).map(({ id: albumId, actorId, cover }, index) => ({
      ...common,
      mediaId: asId<MediaId>(pictureIdOf({ of: 'album', albumId, position: 1 })),
      albumId,
      actorId,
      cover,
      enteredAt: now - index,
    })),
    ...clips.slice(0, 2).map(({ id: videoId, actorId }, index) => ({
      ...common,
      mediaId: asId<MediaId>(videoId),
      albumId: null,
      actorId,
      cover: null,
      enteredAt: now - 10 - index,
    })),
  ]
  await store.transaction(async (tx) => {
    await tx.put(contests, {
      id,
      texts: { de: { ...text, title: `Wettbewerb ${made}` }, en: text, es: text },
      cover: { family: 1, variant: 'b0' },
      startsAt: now + (over.from ?? -2) * DAY,
      endsAt: now + (over.until ?? 3) * DAY,
      marks: {},
      markedBy: '',
    })
    for (const entry of entries) await tx.put(contestEntries, entry)
  })
  return { id, entries, media: entries.map(({ mediaId }) => mediaId) }
}

const at = <T>(list: readonly T[], index: number): T => {
  const found = list[index]
  if (found === undefined) throw new Error(`nothing at ${index}`)
  return found
}

const gridOf = async ({ ports }: Device, contestId: ContestId, over: object = {}) => {
  const grid = await ports.contests.grid({ contestId, contestSub: 'ranking', limit: 20, offset: 0, ...over })
  if (grid === null) throw new Error('no such contest')
  return grid
}

const vote = ({ ports }: Device, contestId: ContestId, mediaId: MediaId) => ports.contests.vote({ contestId, mediaId })

export const contestsContract = (name: BindingName, bind: Bind): void =>
  contract('contests', name, bind, (bound) => {
    it('lists contests, open ones first, with those who lead [CON-001][CON-020]', async () => {
      const decided = await contestIn(bound, { from: -9, until: -1 })
      const announced = await contestIn(bound, { from: 2, until: 9 })
      const open = await contestIn(bound)
      const device = await member(bound())
      await vote(device, open.id, at(open.media, 2))
      const { items, total } = await device.ports.contests.list(50, 0)
      expect(total).toBe(items.length)
      const places = [open, announced, decided].map(({ id }) => items.findIndex((contest) => contest.id === id))
      expect(places).toEqual(places.toSorted((a, b) => a - b))
      expect(places).not.toContain(-1)
      const shown = at(items, at(places, 0))
      expect(shown).toMatchObject({ phase: 'voting', entries: 8, votes: 1, claim: 'Light' })
      expect(shown.leaders[0]).toMatchObject({ mediaId: at(open.media, 2), votes: 1, place: 1 })
      expect(at(items, at(places, 1))).toMatchObject({ phase: 'announced', leaders: [] })
      expect(at(items, at(places, 2)).phase).toBe('ended')
      const [second] = (await device.ports.contests.list(1, 1)).items
      expect(second).toEqual(at(items, 1))
    })

    it('has a head in the language of the address, and a page by its id; there is none of another id [CON-003][CON-014][CON-017]', async () => {
      const { id } = await contestIn(bound)
      const { ports } = await bound().device()
      const english = await ports.contests.byId(id)
      expect(english).toMatchObject({ id, title: expect.stringContaining('Contest') as unknown })
      expect(await ports.contests.head(id, 'en')).toEqual(english)
      expect((await ports.contests.head(id, 'de'))?.title).toContain('Wettbewerb')
      const none = asId<ContestId>('none')
      expect(await ports.contests.byId(none)).toBeNull()
      expect(await ports.contests.head(none, 'es')).toBeNull()
    })

    it('shows its entries in pages with the number of all, and the votes of the guest [CON-002][CON-007][CON-015]', async () => {
      const { id, media } = await contestIn(bound)
      const device = await member(bound())
      const whole = await gridOf(device, id)
      expect(whole).toMatchObject({ id, guestId: device.guest.id, total: 8 })
      expect(whole.own).toEqual({ voteCount: 0, hideVoteLimitModal: false, votedMedia: [] })
      expect(whole.entries.map(({ mediaId }) => mediaId).toSorted()).toEqual(media.toSorted())
      expect(new Set(whole.entries.map(({ itemHash }) => itemHash)).size).toBe(8)
      const pages = await Promise.all([0, 3, 6].map((offset) => gridOf(device, id, { limit: 3, offset })))
      expect(pages.flatMap(({ entries }) => entries)).toEqual(whole.entries)
      const newest = await gridOf(device, id, { contestSub: 'newest' })
      expect(newest.entries[0]?.mediaId).toBe(at(media, 0))
      const { name: actorName } = at(whole.entries, 0).actor
      const found = await gridOf(device, id, { actorName: actorName.slice(0, 4).toUpperCase() })
      expect(found.entries.length).toBeGreaterThan(0)
      expect(
        found.entries.every(({ actor }) => actor.name.toLowerCase().includes(actorName.slice(0, 4).toLowerCase())),
      ).toBe(true)
      expect((await gridOf(device, id, { actorName: 'zzz' })).total).toBe(0)
      expect(await gridOf(await bound().device(), id)).toMatchObject({ guestId: null, own: null })
      expect(
        await device.ports.contests.grid({
          contestId: asId<ContestId>('none'),
          contestSub: 'newest',
          limit: 5,
          offset: 0,
        }),
      ).toBeNull()
    })

    it('shows a vote at once in the ranking, to who has given it and to others, and once the platform has counted it [CON-006][CON-008]', async () => {
      const { id, media } = await contestIn(bound)
      const device = await member(bound())
      const chosen = at(media, 5)
      const answer = await device.ports.contests.vote({
        contestId: id,
        mediaId: chosen,
        guestId: device.guest.id,
        actorId: at(
          (await contestEntriesOf(bound, id)).filter(({ mediaId }) => mediaId === chosen),
          0,
        ).actorId,
      })
      expect(answer).toEqual({
        ok: true,
        contestId: id,
        mediaId: chosen,
        mediaVotes: 1,
        guestId: device.guest.id,
        own: { voteCount: 1, hideVoteLimitModal: false, votedMedia: [chosen] },
      })
      const other = await bound().device()
      for (const seen of [await gridOf(device, id), await gridOf(other, id)])
        expect(seen.entries[0]).toMatchObject({ mediaId: chosen, votes: 1, place: 1 })
      await bound().environment.backend.scheduler.runOnce()
      for (const seen of [await gridOf(device, id), await gridOf(other, id)])
        expect(seen.entries[0]).toMatchObject({ mediaId: chosen, votes: 1, place: 1 })
      expect((await gridOf(device, id, { contestSub: 'voted' })).entries.map(({ mediaId }) => mediaId)).toEqual([
        chosen,
      ])
      const again = await loggedIn(bound(), device)
      expect(await again.ports.contests.own(id)).toEqual({
        voteCount: 1,
        hideVoteLimitModal: false,
        votedMedia: [chosen],
      })
    })

    it('counts five votes of a guest at most, however many arrive at the same moment [CON-004][CON-005][CON-016]', async () => {
      const { id, media } = await contestIn(bound)
      const device = await member(bound())
      const again = await loggedIn(bound(), device)
      const answers = await Promise.all(
        Array.from({ length: 10 }, (_, index) => vote(index % 2 === 0 ? device : again, id, at(media, index % 8))),
      )
      const refused = answers.filter((answer) => !answer.ok)
      expect(refused.every((answer) => !answer.ok && answer.reason === 'vote-limit-reached')).toBe(true)
      expect(refused.length).toBeGreaterThanOrEqual(3)
      const own = await device.ports.contests.own(id)
      expect(own.voteCount).toBe(votesPerContest)
      expect(new Set(own.votedMedia).size).toBe(votesPerContest)
      await bound().environment.backend.scheduler.runOnce()
      const { entries } = await gridOf(device, id)
      expect(entries.reduce((sum, { votes }) => sum + votes, 0)).toBe(votesPerContest)
    })

    it('counts the votes of twenty guests for one entry at the same moment, and refuses none of them [CON-008]', async () => {
      const { id, media } = await contestIn(bound)
      const devices = await Promise.all(Array.from({ length: 20 }, () => member(bound())))
      const answers = await Promise.all(devices.map((device) => vote(device, id, at(media, 0))))
      expect(answers.filter(({ ok }) => ok)).toHaveLength(20)
      await bound().environment.backend.scheduler.runOnce()
      expect((await gridOf(at(devices, 0), id)).entries[0]).toMatchObject({ mediaId: at(media, 0), votes: 20 })
    })

    it('counts a vote that arrives twice once, and takes back what was given, to be given again [CON-013]', async () => {
      const { id, media } = await contestIn(bound)
      const device = await member(bound())
      for (const mediaId of media.slice(0, 5)) await vote(device, id, mediaId)
      expect(await vote(device, id, at(media, 0))).toMatchObject({ ok: true, mediaVotes: 1, own: { voteCount: 5 } })
      expect(await vote(device, id, at(media, 6))).toMatchObject({
        ok: false,
        reason: 'vote-limit-reached',
        mediaVotes: 0,
      })
      for (let times = 0; times < 2; times += 1)
        expect(await device.ports.contests.takeBack(id, at(media, 0))).toMatchObject({
          ok: true,
          mediaVotes: 0,
          own: { voteCount: 4 },
        })
      expect(await vote(device, id, at(media, 6))).toMatchObject({ ok: true, mediaVotes: 1, own: { voteCount: 5 } })
      await bound().environment.backend.scheduler.runOnce()
      const { entries } = await gridOf(device, id)
      expect(entries.filter(({ votes }) => votes === 1)).toHaveLength(5)
    })

    it('asks no more once the guest has said so, in this contest only [CON-005]', async () => {
      const [here, elsewhere] = [await contestIn(bound), await contestIn(bound)]
      const device = await member(bound())
      const answer = await device.ports.contests.vote({
        contestId: here.id,
        mediaId: at(here.media, 0),
        hideConfirmWindow: true,
      })
      expect(answer.own.hideVoteLimitModal).toBe(true)
      await vote(device, here.id, at(here.media, 1))
      expect((await device.ports.contests.own(here.id)).hideVoteLimitModal).toBe(true)
      expect((await device.ports.contests.own(elsewhere.id)).hideVoteLimitModal).toBe(false)
    })

    it('takes votes of members alone, while it is open, for its own entries: refusals [CON-010]', async () => {
      const [open, decided] = [await contestIn(bound), await contestIn(bound, { from: -9, until: -1 })]
      const mediaId = at(open.media, 0)
      const visitor = await bound().device()
      expect(await vote(visitor, open.id, mediaId)).toMatchObject({
        ok: false,
        reason: 'login-required',
        mediaVotes: 0,
      })
      expect(await visitor.ports.contests.own(open.id)).toMatchObject({ voteCount: 0 })
      const device = await member(bound())
      expect(await vote(device, decided.id, at(decided.media, 0))).toMatchObject({ ok: false, reason: 'voting-closed' })
      expect(await device.ports.contests.takeBack(decided.id, at(decided.media, 0))).toMatchObject({
        ok: false,
        reason: 'voting-closed',
      })
      expect(await vote(device, open.id, asId<MediaId>('none'))).toMatchObject({ ok: false, reason: 'not-found' })
      const other = { contestId: open.id, mediaId, actorId: asId<ActorId>('nobody') }
      expect(await device.ports.contests.vote(other)).toMatchObject({ ok: false, reason: 'not-found' })
      expect(await device.ports.contests.vote({ contestId: open.id, mediaId, albumId: null })).toMatchObject({
        ok: false,
        reason: 'not-found',
      })
      const foreign = { contestId: open.id, mediaId, guestId: asId<GuestId>('somebody') }
      expect(await device.ports.contests.vote(foreign)).toMatchObject({ ok: false, reason: 'not-found' })
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect(await vote(device, open.id, mediaId)).toMatchObject({ ok: false, reason: 'locked' })
      expect((await gridOf(device, open.id)).entries.every(({ votes }) => votes === 0)).toBe(true)
    })

    it('asks for proof of age where the picture is for adults, and shows neutral artwork before [CON-009]', async () => {
      const { id, entries } = await contestIn(bound)
      const { store } = bound().environment.backend
      const entry = at(entries, 0)
      const album = await store.get(albums, entry.albumId ?? '')
      if (album === undefined) throw new Error('no album')
      await store.transaction((tx) => tx.put(albums, { ...album, ageRating: 18 }))
      const device = await member(bound())
      const find = async () => (await gridOf(device, id)).entries.find(({ mediaId }) => mediaId === entry.mediaId)
      const before = await find()
      expect(await vote(device, id, entry.mediaId)).toMatchObject({ ok: false, reason: 'age-check' })
      await bound().environment.setGuest(device.guest.id, { avsStatus: 'accepted' })
      expect((await find())?.cover).toEqual(entry.cover)
      expect(before?.cover).not.toEqual(entry.cover)
      expect(await vote(device, id, entry.mediaId)).toMatchObject({ ok: true, own: { voteCount: 1 } })
      await store.transaction((tx) => tx.put(albums, album))
    })

    it('reports a vote to analytics where the guest allows it, and none that was refused [CON-009]', async () => {
      const { id, media } = await contestIn(bound)
      const { environment } = bound()
      const device = await member(bound())
      await device.ports.tracker.consent(consentTo(['analytics'], CONSENT_VERSION, environment.clock.now()))
      await vote(device, id, asId<MediaId>('none'))
      for (const mediaId of media.slice(0, 2)) await vote(device, id, mediaId)
      const waiting = await environment.backend.store.find(analyticsOutbox, 'byTime', { prefix: [] })
      const own = waiting.filter(({ guestId, type }) => guestId === device.guest.id && type === 'vote')
      expect(own.map(({ context, data, ints }) => ({ context, data, given: ints[0] }))).toEqual([
        { context: 'contest', data: id, given: 1 },
        { context: 'contest', data: id, given: 2 },
      ])
    })

    it('has a top list, the entry of an actor, and the results day by day [CON-018][CON-019]', async () => {
      const { id, entries } = await contestIn(bound)
      const [first, second] = [await member(bound()), await member(bound())]
      const [winner, next] = [at(entries, 3), at(entries, 1)]
      await vote(first, id, winner.mediaId)
      await vote(second, id, winner.mediaId)
      await vote(second, id, next.mediaId)
      const top = await first.ports.contests.topList(id)
      expect(top?.slice(0, 2).map(({ mediaId, votes, place }) => ({ mediaId, votes, place }))).toEqual([
        { mediaId: winner.mediaId, votes: 2, place: 1 },
        { mediaId: next.mediaId, votes: 1, place: 2 },
      ])
      expect(top?.slice(2).every(({ place }) => place === 3)).toBe(true)
      expect(await first.ports.contests.entryOf(id, winner.actorId)).toEqual(at(top ?? [], 0))
      expect(await first.ports.contests.entryOf(id, asId<ActorId>('nobody'))).toBeNull()
      const history = await first.ports.contests.history(id)
      expect(history?.days).toHaveLength(3)
      expect(history?.leaders[0]).toMatchObject({ entry: { mediaId: winner.mediaId }, votes: [0, 0, 2] })
      await bound().environment.backend.scheduler.runOnce()
      expect((await first.ports.contests.history(id))?.leaders[0]?.votes).toEqual([0, 0, 2])
      const none = asId<ContestId>('none')
      expect(await first.ports.contests.topList(none)).toBeNull()
      expect(await first.ports.contests.history(none)).toBeNull()
    })

    it('marks its place at a video that is among the first ten, and takes the mark away with the vote [MED-002]', async () => {
      const { id, entries } = await contestIn(bound)
      const entry = at(entries, 6)
      const device = await member(bound())
      const placeOf = async () =>
        (await device.ports.videos.list({ filter: {}, sort: 'newest', first: 100, offset: 0 })).items.find(
          (video) => String(video.id) === String(entry.mediaId),
        )?.contestPlace
      await vote(device, id, entry.mediaId)
      await bound().environment.backend.scheduler.runOnce()
      await bound().environment.backend.scheduler.runOnce()
      expect(await placeOf()).toBe(1)
      await device.ports.contests.takeBack(id, entry.mediaId)
      await bound().environment.backend.scheduler.runOnce()
      await bound().environment.backend.scheduler.runOnce()
      expect(await placeOf()).toBeNull()
    })

    it('leaves out entries whose actor is gone, and keeps the votes of who voted for them [CON-002]', async () => {
      const { id, entries } = await contestIn(bound)
      const { store } = bound().environment.backend
      const entry = at(entries, 4)
      const device = await member(bound())
      await vote(device, id, entry.mediaId)
      const actor = await store.get(actors, entry.actorId)
      if (actor === undefined) throw new Error('no actor')
      await store.transaction((tx) => tx.delete(actors, entry.actorId))
      const gone = entries.filter(({ actorId }) => actorId === entry.actorId).length
      expect((await gridOf(device, id)).total).toBe(8 - gone)
      expect(await device.ports.contests.takeBack(id, entry.mediaId)).toMatchObject({ ok: true, own: { voteCount: 0 } })
      expect(await vote(device, id, entry.mediaId)).toMatchObject({ ok: false, reason: 'not-found' })
      await store.transaction((tx) => tx.put(actors, actor))
      const stored = await store.find(ballots, 'ofGuest', { prefix: [device.guest.id] })
      expect(stored.map(({ votedMedia }) => votedMedia)).toEqual([[]])
    })
  })

const contestEntriesOf = (bound: Bound, id: ContestId): Promise<readonly EntryRecord[]> =>
  bound().environment.backend.store.find(contestEntries, 'ofContest', { prefix: [id] })
