import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isEmptyResult, type FoundActor, type FoundPart, type FoundPartType } from '@/domain/search/search-result'

const actor: FoundActor = {
  name: 'Mira',
  imageUrl: '/art/1/a0-w140.webp',
  imageAspect: 1,
  link: '/en/mira/',
  online: true,
  mobileVideoCall: false,
}
const part = (type: FoundPartType, count: number): FoundPart => ({ type, count, link: '/en/', items: [] })
/** Often nothing, so that results of one kind alone are common. */
const anyCount = fc.oneof(fc.constant(0), fc.integer({ min: 1, max: 3 }))

it('is empty where no kind has found anything', () => {
  fc.assert(
    fc.property(anyCount, anyCount, anyCount, anyCount, (people, videos, mediathek, blog) => {
      const result = {
        actors: Array.from({ length: people }, () => actor),
        videos: part('videos', videos),
        mediathek: part('mediathek', mediathek),
        blog: part('blog', blog),
      }
      expect(isEmptyResult(result)).toBe([people, videos, mediathek, blog].every((count) => count === 0))
    }),
  )
})
