import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type VideoId } from '@/domain/ids'
import { withoutRepeats } from '@/domain/media/video-rows'

const numbered = (...names: readonly number[]) => names.map((name) => ({ id: asId<VideoId>(String(name)) }))
const anyVideos = fc.uniqueArray(fc.nat(30), { maxLength: 10 }).map((names) => numbered(...names))
const anyRow = fc.record({ videos: anyVideos, isOwn: fc.boolean() })
const idsOf = (row: readonly { readonly id: VideoId }[] = []) => row.map(({ id }) => id)

describe('the rows of a page', () => {
  it('leave out what one of the two before has', () => {
    const rows = [
      numbered(1, 2, 3, 4, 5),
      numbered(1, 6, 7, 8, 9),
      numbered(2, 6, 10, 11, 12, 13),
      numbered(1, 14, 15, 16),
    ]
    expect(withoutRepeats(rows.map((videos) => ({ videos }))).map(idsOf)).toEqual([
      ['1', '2', '3', '4', '5'],
      ['6', '7', '8', '9'],
      ['10', '11', '12', '13'],
      ['1', '14', '15', '16'],
    ])
  })

  it('leave all to a guest that is theirs', () => {
    expect(withoutRepeats([{ videos: numbered(1, 2) }, { videos: numbered(2, 1), isOwn: true }]).map(idsOf)).toEqual([
      ['1', '2'],
      ['2', '1'],
    ])
  })

  it('show a video once among three of them, in their own order, and are never almost empty for it', () => {
    fc.assert(
      fc.property(fc.array(anyRow, { maxLength: 6 }), (rows) => {
        const shown = withoutRepeats(rows)
        expect(shown).toHaveLength(rows.length)
        for (const [index, row] of shown.entries()) {
          const { videos = [], isOwn = false } = rows[index] ?? {}
          const before = new Set(shown.slice(Math.max(0, index - 2), index).flatMap(idsOf))
          const repeated = row.filter(({ id }) => before.has(id))
          expect(idsOf(videos).filter((id) => idsOf(row).includes(id))).toEqual(idsOf(row))
          expect(row.length).toBeGreaterThanOrEqual(Math.min(videos.length, 4))
          expect(videos.every((video) => row.includes(video) || before.has(video.id))).toBe(true)
          expect(isOwn || repeated.length === 0 || row.length <= 4).toBe(true)
          expect(isOwn ? row : []).toEqual(isOwn ? videos : [])
        }
      }),
    )
  })
})
