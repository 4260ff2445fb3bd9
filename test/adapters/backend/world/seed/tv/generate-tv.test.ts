import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { unwelcome } from '#test/support/world/unwelcome-words'
import { anyTvMoment } from '#test/support/arbitraries/tv'
import { weeklyTvOf } from '@/adapters/backend/world/seed/tv/weekly-tv'
import { generateFormats, generateTvPosts, generateTvVideos } from '@/adapters/backend/world/seed/tv/generate-tv'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { roster } from '@/adapters/backend/world/seed/roster'
import { artworkAt } from '@/domain/pictures/artwork'
import { LANGUAGES } from '@/domain/navigation/language'
import { isTvSection, TV_CHANNELS } from '@/domain/tv/channel'
import { liveSegments, WINDOW_SEGMENTS } from '@/domain/tv/live-playlist'
import { airingsAt, airingsBetween } from '@/domain/tv/schedule'
import { isInPlan } from '@/domain/actors/schedule'

const NOW = Date.UTC(2026, 10, 21)
const DAY = 86_400_000
const world = generateWorld({ seed: 7, actors: 240, videos: 10, now: NOW })
const formats = generateFormats(world)
const videos = generateTvVideos(world)
const posts = generateTvPosts(world)

describe('TV in the sample world', () => {
  it('has a broadcast on each channel at every moment, with a picture that can be played', () => {
    fc.assert(
      fc.property(anyTvMoment, fc.constantFrom(...TV_CHANNELS), (at, channel) => {
        expect(airingsAt(formats, channel, at)?.now.end).toBeGreaterThan(at)
        const segments = liveSegments(formats, channel, at)
        expect(segments).toHaveLength(WINDOW_SEGMENTS)
        for (const { clip, file } of segments.slice(-3)) expect(artworkAt(`clips/${clip}/${file}`)).not.toBeNull()
      }),
    )
  })

  it('shows on each channel only what belongs there, and every format at some time of the week', () => {
    const shown = (channel: (typeof TV_CHANNELS)[number]) =>
      new Set(airingsBetween(formats, channel, NOW, NOW + 7 * DAY).map(({ formatKey }) => formatKey))
    const [free, premium] = [shown('free'), shown('premium')]
    for (const { key } of formats)
      expect({ key, isInPlan: free.has(key) || premium.has(key) }).toEqual({ key, isInPlan: true })
    expect(formats.filter(({ key, isPremium }) => isPremium && free.has(key))).toEqual([])
    expect(formats.length).toBeGreaterThanOrEqual(8)
  })

  it('has the late-night show live from Tuesday to Saturday', () => {
    const nights = airingsBetween(formats, 'free', NOW, NOW + 7 * DAY).filter(
      ({ formatKey }) => formatKey === 'late-night',
    )
    expect(nights.map(({ start }) => new Date(start).getUTCDay())).toEqual([6, 2, 3, 4, 5])
  })

  it('is made by actors of the demo roster, who are on the air when their profiles announce it', () => {
    const family = new Map(world.actors.map(({ id, family: own }) => [id, own]))
    for (const { hosts, clips } of formats) {
      expect(hosts.length).toBeGreaterThan(0)
      for (const id of hosts) expect(Number(id)).toBeLessThanOrEqual(roster.length)
      expect(new Set(clips).size).toBe(new Set(hosts.map((id) => family.get(id))).size)
    }
    const announced = roster.flatMap((_, index) => {
      const { tv } = weeklyTvOf(index)
      return tv === undefined ? [] : [{ id: world.actors[index]?.id, tv }]
    })
    expect(announced.length).toBeGreaterThan(5)
    for (const { id, tv } of announced) {
      const airing = airingsBetween(formats, 'free', NOW, NOW + 7 * DAY).find(({ start }) =>
        isInPlan([tv.window], start),
      )
      const format = formats.find(({ key }) => key === airing?.formatKey)
      expect(format?.hosts).toContain(id)
      expect(format?.texts.en.title).toBe(tv.title.en)
    }
  })

  it('has episodes in a row, each with a name of its own, and more to come over the next days', () => {
    expect(new Set(videos.map(({ id }) => id)).size).toBe(videos.length)
    expect(new Set(videos.map(({ hashId }) => hashId)).size).toBe(videos.length)
    const coming = videos.filter(({ releasedAt }) => releasedAt > NOW)
    expect(coming.length).toBeGreaterThanOrEqual(8)
    expect(videos.length - coming.length).toBeGreaterThan(40)
    for (const { key } of formats) {
      const own = videos.filter(({ formatKey }) => formatKey === key)
      expect(own.map(({ position }) => position)).toEqual(own.map((_, index) => index))
      expect(own.map(({ releasedAt }) => releasedAt)).toEqual(
        own.map((video) => video.releasedAt).sort((a, b) => a - b),
      )
      expect(isTvSection(key)).toBe(false)
    }
  })

  it('is the same every time, for each seed', () => {
    const again = generateWorld({ seed: 7, actors: 240, videos: 10, now: NOW })
    expect(JSON.stringify(generateTvVideos(again))).toBe(JSON.stringify(videos))
    expect(JSON.stringify(generateFormats(again))).toBe(JSON.stringify(formats))
  })

  it('has all of its texts in every language, and no unwelcome word in one', () => {
    for (const language of LANGUAGES) {
      const texts = [
        ...formats.flatMap((format) => Object.values<string>({ ...format.texts[language] })),
        ...videos.flatMap((video) => Object.values<string>({ ...video.texts[language] })),
        ...posts.flatMap(({ texts: own }) => [own[language].title, own[language].teaser, ...own[language].paragraphs]),
      ]
      expect(texts).not.toContain('')
      expect(unwelcome(texts, language)).toEqual([])
    }
  })

  it('has posts of formats that exist, none of them of the future', () => {
    const keys = new Set(formats.map(({ key }) => key))
    for (const { formatKey, publishedAt } of posts)
      expect({ hasFormatKey: keys.has(formatKey), isPublished: publishedAt < NOW }).toEqual({
        hasFormatKey: true,
        isPublished: true,
      })
  })
})
