import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { categoryNames } from '@/adapters/backend/actors/category-names'
import { generateWorld } from '@/adapters/backend/world/seed/generate-world'
import { isInPlan } from '@/domain/actors/schedule'
import { artworkAt, videoOfClip } from '@/domain/pictures/artwork'
import { VIDEO_VARIANTS } from '@/domain/pictures/picture-variants'
import { LANGUAGES } from '@/domain/navigation/language'
import { START_TIME } from '#test/support/world/test-platform'
import { anySeed, anyWorld } from '#test/support/world/worlds'

const DAY = 86_400_000
const evening = (seed: number, actors = 240, videos = 3_000) => generateWorld({ seed, actors, videos, now: START_TIME })

describe('the seeded world', () => {
  it('is the same for the same seed and another for another', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        expect(evening(seed, 40, 60)).toEqual(evening(seed, 40, 60))
        expect(evening(seed, 40, 60).actors).not.toEqual(evening(seed + 1, 40, 60).actors)
      }),
      { numRuns: 20 },
    )
  })

  it('does not depend on its size: a larger world begins with the smaller one', () => {
    const small = evening(5, 30, 0).actors
    expect(evening(5, 90, 0).actors.slice(0, 30)).toEqual(small)
  })

  it('gives every actor a name of their own, even among a hundred thousand', () => {
    const { actors } = evening(3, 100_000, 0)
    expect(new Set(actors.map(({ name }) => name.toLowerCase())).size).toBe(100_000)
  })

  it('knows only adults of 21 and over', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors }) => {
        for (const { age } of actors) expect(age >= 21 && age <= 58 && Number.isInteger(age)).toBe(true)
      }),
    )
  })

  it('prices every room and message in whole coins within bounds [ACT-015]', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors }) => {
        for (const { prices } of actors) {
          expect(prices.single).toBeGreaterThanOrEqual(6)
          expect(prices.single).toBeLessThanOrEqual(24)
          expect(prices.voyeur ?? 3).toBeLessThan(prices.single)
          expect(prices.c2c ?? prices.single + 4).toBeGreaterThanOrEqual(prices.single + 4)
          expect(prices.message).toBeLessThanOrEqual(4)
          expect(Object.values(prices).every((price) => price === null || Number.isInteger(price))).toBe(true)
        }
      }),
    )
  })

  it('opens only rooms that have a price and a camera that can do it [ACT-005][ACT-016]', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors }) => {
        const wrong = actors.filter(
          ({ state, prices, features }) =>
            (state.isVoyeurChatAvailable && prices.voyeur === null) ||
            (state.isOnlineMobileVideocall && prices.c2c === null) ||
            (state.isCurrentlyTicketShow && prices.ticket === null) ||
            (state.isLivePreviewEnabled && !features.livePreview) ||
            (state.freeChat && (state.isBusy || state.isCurrentlyTicketShow)) ||
            (!state.isOnline && Object.values(state).includes(true)),
        )
        expect(wrong).toEqual([])
      }),
    )
  })

  it('begins with about a third of its actors live, the star of the platform first', () => {
    fc.assert(
      fc.property(anySeed, (seed) => {
        const { actors } = evening(seed, 240, 0)
        const share = actors.filter(({ state }) => state.isOnline).length / actors.length
        expect(share).toBeGreaterThan(0.33)
        expect(share).toBeLessThan(0.42)
        const [first] = actors.toSorted((a, b) => b.rank - a.rank)
        expect(first).toMatchObject({ id: '1', name: 'Mira Solène', star: true, prices: { single: 12 } })
        expect(first?.state).toMatchObject({ isOnline: true, isBusy: false })
      }),
      { numRuns: 20 },
    )
  })

  it('has every kind of actor, some new, some barred from a country, some with few ratings [ACT-004][ACT-008]', () => {
    const { actors } = evening(1)
    const some = (test: (actor: (typeof actors)[number]) => boolean) =>
      expect(actors.filter(test).length).toBeGreaterThan(2)
    for (const type of ['F', 'M', 'FM', 'FF', 'S'] as const) some(({ genderType }) => genderType === type)
    some(({ bannedCountryCodes }) => bannedCountryCodes.includes('DE'))
    some(({ bannedCountryCodes }) => bannedCountryCodes.includes('US'))
    some(({ ratings }) => ratings.count < 10)
    some(({ ratings }) => ratings.count >= 10)
    some(({ registeredSince }) => START_TIME - registeredSince < 30 * DAY)
    some(({ voyeurPin }) => voyeurPin !== null && /^\d{4}$/u.test(voyeurPin))
    some(({ state }) => state.freeChat)
    some(({ state }) => state.isBusy)
  })

  it('announces a return only within the schedule of the actor who returns', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors }) => {
        const announced = actors.filter(({ state }) => state.backAt !== null)
        expect(announced.filter(({ schedule, state }) => !isInPlan(schedule, state.backAt ?? 0))).toEqual([])
      }),
    )
  })

  it('files everybody under categories that have a name in every language', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors }) => {
        for (const { categories } of actors) {
          expect(categories.length).toBeGreaterThan(0)
          for (const slug of categories)
            for (const language of LANGUAGES) expect(categoryNames[slug]?.[language]).toBeTruthy()
        }
      }),
    )
  })

  it('shows only pictures that were painted [ACT-012]', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors, videos }) => {
        const covers = videos.map(({ cover }) => cover)
        expect(covers.every(({ variant }) => VIDEO_VARIANTS.some((one) => one === variant))).toBe(true)
        for (const { family } of [...covers, ...actors.flatMap(({ pictures }) => pictures)]) {
          expect(family >= 1 && family <= 240).toBe(true)
        }
        for (const { pictures } of actors)
          expect(pictures.map(({ variant }) => variant)).toEqual(['p0', 'p1', 'l0', 'l1', 'l2'])
        // A video is drawn from its own actor, and its clip is that of its cover.
        const familyOf = new Map(actors.map(({ id, family }) => [String(id), family]))
        for (const { actorId, cover, assetId } of videos) {
          const { family, setting } = videoOfClip(Number(assetId))
          expect(artworkAt(`clips/${assetId}/init.mp4`)).not.toBeNull()
          expect({ family, setting: `v${setting}` }).toEqual({ family: cover.family, setting: cover.variant })
          expect(family).toBe(familyOf.get(String(actorId)))
        }
      }),
    )
  })

  it('prices videos sanely: free, for the club, or 8 to 40 coins and never dearer than before [MED-004]', () => {
    fc.assert(
      fc.property(anyWorld, ({ videos }) => {
        const sane = (video: (typeof videos)[number]) =>
          video.price === 0 ? video.free || video.vip : video.price >= 8 && video.price <= 40 && !video.free
        expect(videos.filter((video) => !sane(video))).toEqual([])
        expect(videos.filter(({ price, basePrice }) => basePrice < price)).toEqual([])
        expect(videos.filter(({ free, ageRating }) => free && ageRating !== 16)).toEqual([])
      }),
    )
  })

  it('releases sixty videos within the last fortnight and nothing in the future', () => {
    const { videos } = evening(9)
    expect(videos.filter(({ releasedAt }) => START_TIME - releasedAt < 14 * DAY)).toHaveLength(60)
    expect(videos.every(({ releasedAt }) => releasedAt < START_TIME && START_TIME - releasedAt < 4 * 366 * DAY)).toBe(
      true,
    )
    for (const test of [
      (video: (typeof videos)[number]) => video.price < video.basePrice,
      (video: (typeof videos)[number]) => video.vip,
      (video: (typeof videos)[number]) => video.ageRating === 18,
      (video: (typeof videos)[number]) => video.isVip30Offer,
      (video: (typeof videos)[number]) => video.classic,
      (video: (typeof videos)[number]) => video.camRecording,
    ])
      expect(videos.filter(test).length).toBeGreaterThan(20)
  })

  it('counts the videos of each actor as many as there are [ACT-032]', () => {
    fc.assert(
      fc.property(anyWorld, ({ actors, videos }) => {
        for (const { id, videoCount } of actors)
          expect(videos.filter(({ actorId }) => actorId === id)).toHaveLength(videoCount)
      }),
    )
  })

  it('offers gifts named in every language, two for the club, and three toy controls [GIF-001][GIF-002]', () => {
    const { gifts } = evening(1, 1, 0)
    expect(new Set(gifts.map(({ id }) => id)).size).toBe(gifts.length)
    expect(gifts.filter(({ vip }) => vip)).toHaveLength(2)
    expect(gifts.filter((gift) => 'durationSeconds' in gift && gift.durationSeconds > 0)).toHaveLength(3)
    for (const { translations, price, imageUrl } of gifts) {
      expect(translations.map(({ language }) => language)).toEqual([...LANGUAGES])
      expect(translations.every(({ name }) => name !== '')).toBe(true)
      expect(price.value >= 2 && price.value <= 120).toBe(true)
      expect(imageUrl).toMatch(/^icon:[a-z0-9-]+$/u)
    }
  })
})
