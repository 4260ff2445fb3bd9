import { expect, it } from 'vitest'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'
import { asId, type VideoId } from '@/domain/ids'
import { RECOMMENDED_VIDEOS } from '@/domain/media/video-lists'
import { OFTEN, type RecommendedVideo } from '@/domain/recommendations/reason'

const allOf = ({ environment }: Binding) => environment.backend.store.find(videos, 'newest', { prefix: [] })

/** A video whose actor has others, and whose first mood others have too. */
async function sociable(bound: Binding): Promise<VideoRecord> {
  const all = await allOf(bound)
  const found = all.find(
    ({ id, actorId, tags: [mood = ''] }) =>
      all.some((other) => other.id !== id && other.actorId === actorId) &&
      all.some((other) => other.actorId !== actorId && other.tags.includes(mood)),
  )
  if (found === undefined) throw new Error('no such video')
  return found
}

async function related({ ports }: Device, id: VideoId) {
  const found = await ports.related.videos(id)
  if (found === null) throw new Error('no such video')
  return found
}

const codesOf = (list: readonly RecommendedVideo[]) => list.map(({ reason }) => reason?.code ?? null)

export const relatedContract = (name: BindingName, bind: Bind): void =>
  contract('related', name, bind, (bound) => {
    it('lists others of the same actor and in the same mood, and never the video itself [MED-033]', async () => {
      const device = await bound().device()
      const shown = await sociable(bound())
      const { ofActor, similar } = await related(device, shown.id)
      const { ports } = device
      const lists = await Promise.all([
        ports.videos.list({ filter: { actorIds: [shown.actorId] }, sort: 'newest', first: 9, offset: 0 }),
        ports.videos.list({ filter: { tags: shown.tags.slice(0, 1) }, sort: 'topRated', first: 17, offset: 0 }),
      ])
      const wanted = lists.map(({ items }) => items.map(({ id }) => id).filter((id) => id !== shown.id))
      expect(ofActor.map(({ video }) => video.id)).toEqual(wanted[0]?.slice(0, 8))
      expect(similar.map(({ video }) => video.id)).toEqual(wanted[1]?.slice(0, RECOMMENDED_VIDEOS))
      expect(await device.ports.related.videos(asId<VideoId>('none'))).toBeNull()
    })

    it('gives a guest who has done nothing a reason about the video, which is true of its record', async () => {
      const device = await bound().device()
      const shown = await sociable(bound())
      const { ofActor, similar } = await related(device, shown.id)
      expect(similar.length).toBeGreaterThan(0)
      for (const { video, reason } of [...ofActor, ...similar]) {
        const shared = video.tags.filter(({ id }) => shown.tags.includes(id)).map(({ label }) => label)
        const trend = (await bound().environment.backend.store.get(videos, video.id))?.trend ?? 0
        const ofMood = { code: 'sameMood', actorName: null, moods: shared.slice(0, 2) }
        const ofActorOnly = { code: 'sameActor', actorName: video.actor.name, moods: [] }
        const popular = { code: 'popular', actorName: null, moods: [] }
        expect(reason).toEqual(shared.length > 0 ? ofMood : trend >= 600 ? popular : ofActorOnly)
      }
    })

    it('names an actor whom the guest has among their favourites, and reveals that to no other guest', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const shown = await sociable(bound())
      await device.ports.actors.pin(shown.actorId, true)
      const { ofActor } = await related(device, shown.id)
      expect(codesOf(ofActor)).toEqual(ofActor.map(({ video }) => (video.new ? 'newFromFavorite' : 'favorite')))
      expect(ofActor[0]?.reason?.actorName).toBe(ofActor[0]?.video.actor.name)
      const seen = await related(other, shown.id)
      expect(codesOf([...seen.ofActor, ...seen.similar])).not.toContain('favorite')
      expect(codesOf([...seen.ofActor, ...seen.similar])).not.toContain('newFromFavorite')
      await device.ports.actors.pin(shown.actorId, false)
      expect(await related(device, shown.id)).toEqual(seen)
    })

    it('gives what was watched as a reason, and nothing of it once the history is switched off', async () => {
      const device = await member(bound())
      const shown = await sociable(bound())
      const before = await related(device, shown.id)
      const [own] = before.ofActor
      const mood = before.similar.find(({ video }) => video.actor.id !== shown.actorId)
      if (own === undefined || mood === undefined) throw new Error('too few videos')
      await device.ports.library.watched(own.video.id)
      const others = before.ofActor.slice(1)
      const after = (await related(device, shown.id)).ofActor
      // That the guest has watched a video is no reason to recommend the same one.
      expect(after[0]?.reason).toEqual(own.reason)
      expect(codesOf(after.slice(1))).toEqual(others.map(() => 'watchedActor'))
      const all = await allOf(bound())
      const [tag = ''] = shown.tags
      const alike = all.filter(
        ({ id, actorId, tags }) =>
          tags.includes(tag) && ![shown.id, mood.video.id].includes(id) && actorId !== mood.video.actor.id,
      )
      for (const { id } of alike.slice(0, OFTEN)) await device.ports.library.watched(id)
      const reasonOfMood = async () =>
        (await related(device, shown.id)).similar.find(({ video }) => video.id === mood.video.id)?.reason?.code
      expect(await reasonOfMood()).toBe(alike.length >= OFTEN ? 'watchedMood' : mood.reason?.code)
      await device.ports.library.recordHistory(false)
      expect(await related(device, shown.id)).toEqual(before)
    })

    it('recommends sixteen videos in the same mood, where there are as many', async () => {
      const device = await bound().device()
      const [shown, ...others] = await allOf(bound())
      if (shown === undefined) throw new Error('an empty shop')
      await bound().environment.backend.store.transaction(async (tx) => {
        for (const video of [shown, ...others.slice(0, 20)]) await tx.put(videos, { ...video, tags: ['rain'] })
      })
      expect((await related(device, shown.id)).similar).toHaveLength(RECOMMENDED_VIDEOS)
    })
  })
