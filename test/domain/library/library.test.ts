import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { isClip, isForListening, LIBRARY_MEDIA } from '@/domain/library/library'
import { isRelationOf, savedVideo } from '@/domain/library/relation'
import { asId, type GuestId, type VideoId } from '@/domain/ids'

const tag = fc.constantFrom('music', 'night-talk', 'storytelling', 'meditation', 'cooking', 'travel', 'art')
const listening = new Set(['music', 'night-talk', 'storytelling', 'meditation'])

describe('what a library sorts its content by', () => {
  it('counts as a clip what moves and is short, and nothing else', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...LIBRARY_MEDIA),
        fc.option(fc.integer({ min: 0, max: 4_000 })),
        (medium, duration) => {
          expect(isClip({ medium, duration })).toBe(medium === 'videos' && duration !== null && duration <= 360)
        },
      ),
    )
    expect(isClip({ medium: 'videos', duration: 360 })).toBe(true)
    expect(isClip({ medium: 'videos', duration: 361 })).toBe(false)
  })

  it('finds a video for listening by any one of its tags, in any order', () => {
    fc.assert(
      fc.property(fc.array(tag), (tags) => {
        const found = isForListening(tags)
        expect(found).toBe(tags.filter((each) => listening.has(each)).length > 0)
        expect(isForListening(tags.toReversed())).toBe(found)
      }),
    )
  })
})

describe('a relation', () => {
  const guest = asId<GuestId>('g')

  it('is that of the guest who has saved a video', () => {
    fc.assert(
      fc.property(fc.string({ minLength: 1 }), fc.string({ minLength: 1 }), (guestId, videoId) => {
        const relation = savedVideo(asId<GuestId>(guestId), asId<VideoId>(videoId))
        expect(isRelationOf(relation, asId<GuestId>(guestId))).toBe(true)
        expect(isRelationOf(relation, asId<GuestId>(`${guestId}+`))).toBe(false)
      }),
    )
  })

  it('is none with any number that is not known', () => {
    const known = savedVideo(guest, asId<VideoId>('7'))
    for (const field of ['subjectTypeId', 'relationTypeId', 'objectTypeId'] as const)
      expect(isRelationOf({ ...known, [field]: known[field] + 1 }, guest)).toBe(false)
    expect(isRelationOf({ ...known, objectId: '' }, guest)).toBe(false)
  })
})
