import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type VideoId } from '@/domain/ids'
import { LEAST_ON_SHELF, withoutRepeats } from '@/domain/media/shelves'

const films = (...names: readonly number[]) => names.map((name) => ({ id: asId<VideoId>(String(name)) }))
const anyFilms = fc.uniqueArray(fc.nat(30), { maxLength: 10 }).map((names) => films(...names))
const anyShelf = fc.record({ videos: anyFilms, isOwn: fc.boolean() })
const idsOf = (shelf: readonly { readonly id: VideoId }[] = []) => shelf.map(({ id }) => id)

describe('the shelves of a page', () => {
  it('leave out what one of the two before has', () => {
    const shelves = [films(1, 2, 3, 4, 5), films(1, 6, 7, 8, 9), films(2, 6, 10, 11, 12, 13), films(1, 14, 15, 16)]
    expect(withoutRepeats(shelves.map((videos) => ({ videos }))).map(idsOf)).toEqual([
      ['1', '2', '3', '4', '5'],
      ['6', '7', '8', '9'],
      ['10', '11', '12', '13'],
      ['1', '14', '15', '16'],
    ])
  })

  it('leave all to a guest that is theirs', () => {
    expect(withoutRepeats([{ videos: films(1, 2) }, { videos: films(2, 1), isOwn: true }]).map(idsOf)).toEqual([
      ['1', '2'],
      ['2', '1'],
    ])
  })

  it('show a film once among three of them, in their own order, and are never almost empty for it', () => {
    fc.assert(
      fc.property(fc.array(anyShelf, { maxLength: 6 }), (shelves) => {
        const shown = withoutRepeats(shelves)
        expect(shown).toHaveLength(shelves.length)
        for (const [index, shelf] of shown.entries()) {
          const { videos = [], isOwn = false } = shelves[index] ?? {}
          const before = new Set(shown.slice(Math.max(0, index - 2), index).flatMap(idsOf))
          const repeated = shelf.filter(({ id }) => before.has(id))
          expect(idsOf(videos).filter((id) => idsOf(shelf).includes(id))).toEqual(idsOf(shelf))
          expect(shelf.length).toBeGreaterThanOrEqual(Math.min(videos.length, LEAST_ON_SHELF))
          expect(videos.every((video) => shelf.includes(video) || before.has(video.id))).toBe(true)
          expect(isOwn || repeated.length === 0 || shelf.length <= LEAST_ON_SHELF).toBe(true)
          expect(isOwn ? shelf : []).toEqual(isOwn ? videos : [])
        }
      }),
    )
  })
})
