import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { member } from '#test/support/bindings/accounts'
import { tvPosts, tvVideos } from '@/adapters/backend/tv/tv-records'
import { asId, type VideoId } from '@/domain/ids'
import { TV_GENRES, TV_SECTIONS } from '@/domain/tv/channel'
import type { TvVideo } from '@/domain/tv/tv'

const DAY = 86_400_000
const ALL = { first: 500, offset: 0 } as const

const videosOf = async ({ ports }: Device, key: string) => (await ports.mediathek.videos({ key, ...ALL })).items
const seriesOf = async ({ ports }: Device) => (await ports.mediathek.series(ALL)).items

const one = <T>(items: readonly T[], passes: (item: T) => boolean = () => true): T => {
  const found = items.find(passes)
  if (found === undefined) throw new Error('none of that kind')
  return found
}

export const mediathekContract = (name: BindingName, bind: Bind): void =>
  contract('mediathek', name, bind, (bound) => {
    it('lists the series in pages that fit together, by genre as well, with how many videos each has [TVS-017]', async () => {
      const device = await bound().device()
      const all = await seriesOf(device)
      expect(all.length).toBeGreaterThanOrEqual(8)
      expect(all.map(({ newestAt }) => -newestAt)).toEqual(all.map(({ newestAt }) => -newestAt).sort((a, b) => a - b))
      const pages = await Promise.all([0, 4, 8].map((offset) => device.ports.mediathek.series({ first: 4, offset })))
      expect(pages.flatMap(({ items }) => items)).toEqual(all.slice(0, 12))
      expect(pages.map(({ total }) => total)).toEqual([all.length, all.length, all.length])
      for (const genre of TV_GENRES) {
        const { items } = await device.ports.mediathek.series({ genre, ...ALL })
        expect(items).toEqual(all.filter((series) => series.genre === genre))
      }
      for (const series of all) {
        expect(await device.ports.mediathek.seriesByKey(series.id)).toEqual(series)
        expect(await videosOf(device, series.id)).toHaveLength(series.videoCount)
      }
      expect(await device.ports.mediathek.seriesByKey('none')).toBeNull()
    })

    it('lists the videos of a key, of a series, a genre or all, the newest first and in pages [TVS-018]', async () => {
      const device = await bound().device()
      const all = await videosOf(device, 'all')
      expect(all.length).toBeGreaterThan(30)
      expect(all.map(({ releasedAt }) => -releasedAt)).toEqual(all.map((v) => -v.releasedAt).sort((a, b) => a - b))
      const series = await seriesOf(device)
      for (const { id } of series)
        expect(await videosOf(device, id)).toEqual(all.filter(({ seriesKey }) => seriesKey === id))
      for (const genre of TV_GENRES) {
        const keys = new Set(series.filter((each) => each.genre === genre).map(({ id }) => id))
        expect(await videosOf(device, genre)).toEqual(all.filter(({ seriesKey }) => keys.has(seriesKey)))
      }
      const page = await device.ports.mediathek.videos({ key: 'all', first: 5, offset: 5 })
      expect(page).toEqual({ items: all.slice(5, 10), total: all.length })
      expect(await device.ports.mediathek.videos({ key: 'none', ...ALL })).toEqual({ items: [], total: 0 })
      expect(series.map(({ id }) => id).filter((id) => TV_SECTIONS.some((section) => section === id))).toEqual([])
    })

    it('recommends the newest video of each series, at most as many as are requested [TVS-019]', async () => {
      const device = await bound().device()
      const all = await videosOf(device, 'all')
      const newest = new Map<string, TvVideo>()
      for (const video of all) if (!newest.has(video.seriesKey)) newest.set(video.seriesKey, video)
      expect(await device.ports.mediathek.recommendations(500)).toEqual([...newest.values()])
      expect(await device.ports.mediathek.recommendations(3)).toEqual([...newest.values()].slice(0, 3))
    })

    it('answers a format by its key, with who is in it, when it is on and what is written about it [TVS-009]', async () => {
      const device = await bound().device()
      const format = await device.ports.mediathek.format('late-night')
      expect(format).toMatchObject({ key: 'late-night', title: 'The Late Night', genre: 'late', isPremium: false })
      expect(format?.hosts.length).toBeGreaterThan(0)
      expect(format?.broadcasts.map(({ formatKey }) => formatKey)).toContain('late-night')
      expect(format?.posts.length).toBeGreaterThan(0)
      expect(format?.videoCount).toBe((await videosOf(device, 'late-night')).length)
      expect(await device.ports.mediathek.format('none')).toBeNull()
    })

    it('answers a post by its slug, with the one before, similar ones and what is above it [TVS-010]', async () => {
      const device = await bound().device()
      const stored = await bound().environment.backend.store.find(tvPosts, 'newest', { prefix: [] })
      for (const [index, { slug, formatKey }] of stored.entries()) {
        const post = await device.ports.mediathek.post(slug)
        if (post === null) throw new Error('no post')
        expect({ slug: post.slug, hasParagraphs: post.paragraphs.length > 0 }).toEqual({ slug, hasParagraphs: true })
        expect(post.previous?.slug).toBe(stored[index + 1]?.slug)
        expect(post.breadcrumbs).toMatchObject([{ formatKey }])
        expect(post.similar.map((each) => each.slug)).not.toContain(slug)
        expect(post.similar.length).toBeGreaterThan(0)
        const others = stored.filter((each) => each.formatKey === formatKey && each.slug !== slug)
        expect(post.similar.slice(0, others.length).map((each) => each.formatKey)).toEqual(others.map(() => formatKey))
      }
      expect(await device.ports.mediathek.post('none')).toBeNull()
    })

    it('answers a video by its id, with the episodes beside it and all of a free one to everyone [TVS-011]', async () => {
      const device = await bound().device()
      const video = one(await videosOf(device, 'fireside'), ({ season, episode }) => season === 1 && episode === 2)
      const details = await device.ports.mediathek.video(video.id)
      expect(details).toMatchObject({
        ...video,
        need: null,
        source: { kind: 'full', seconds: video.duration },
        next: { season: 1, episode: 3 },
        previous: { season: 1, episode: 1 },
      })
      expect(await device.ports.mediathek.video(asId<VideoId>('none'))).toBeNull()
    })

    it('answers the preview only of what belongs to the subscription, until the guest has it', async () => {
      const [visitor, guest] = [await bound().device(), await member(bound())]
      const { id } = one(await videosOf(visitor, 'all'), ({ isPremium }) => isPremium)
      const seen = async (device: Device) => {
        const video = await device.ports.mediathek.video(id)
        return { need: video?.need, kind: video?.source?.kind, isWhole: video?.source?.seconds === video?.duration }
      }
      expect(await seen(visitor)).toEqual({ need: 'needLogin', kind: 'preview', isWhole: false })
      expect(await seen(guest)).toEqual({ need: 'needAbo', kind: 'preview', isWhole: false })
      await bound().environment.setGuest(guest.guest.id, { tvUntil: bound().environment.clock.now() + DAY })
      expect(await seen(guest)).toEqual({ need: null, kind: 'full', isWhole: true })
      await bound().environment.setGuest(guest.guest.id, { isLocked: true })
      expect((await guest.ports.mediathek.video(id))?.source).toBeNull()
    })

    it('suggests the episodes that follow first, then others, and never the video itself [TVS-012]', async () => {
      const device = await bound().device()
      const video = one(await videosOf(device, 'fireside'), ({ season, episode }) => season === 1 && episode === 3)
      const suggested = await device.ports.mediathek.suggestions(video.hashId)
      const following = (await videosOf(device, 'fireside')).filter(({ season }) => season > 1).length
      expect(suggested.slice(0, following).map(({ seriesKey, season }) => [seriesKey, season])).toEqual(
        Array.from({ length: following }, () => ['fireside', 2]),
      )
      expect(suggested.length).toBeGreaterThan(following)
      expect(suggested.map(({ id }) => id)).not.toContain(video.id)
      expect(new Set(suggested.map(({ id }) => id)).size).toBe(suggested.length)
      expect(await device.ports.mediathek.suggestions('none')).toEqual([])
    })

    it('has another version once a video is released, which is nowhere before that [TVS-013]', async () => {
      const device = await bound().device()
      const { environment } = bound()
      const now = environment.clock.now()
      const stored = await environment.backend.store.find(tvVideos, 'newest', { prefix: [] })
      const coming = one(stored.toReversed(), ({ releasedAt }) => releasedAt > now)
      const before = await device.ports.mediathek.update()
      expect(before).toMatchObject({
        series: (await seriesOf(device)).length,
        videos: (await videosOf(device, 'all')).length,
      })
      expect(await device.ports.mediathek.update()).toEqual(before)
      expect(await device.ports.mediathek.video(coming.id)).toBeNull()
      expect(await device.ports.mediathek.suggestions(coming.hashId)).toEqual([])
      expect(JSON.stringify(await device.ports.tv.program({ type: 'free', to: now + 7 * DAY }))).not.toContain(
        coming.id,
      )
      await environment.clock.pass(coming.releasedAt - now)
      const after = await device.ports.mediathek.update()
      expect(after.version).not.toBe(before.version)
      expect(after.videos).toBe(before.videos + 1)
      expect((await videosOf(device, 'all'))[0]?.id).toBe(coming.id)
    })
  })
