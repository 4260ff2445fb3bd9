import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyPlan, anyTvMoment, plan } from '#test/support/arbitraries/tv'
import { TV_CHANNELS } from '@/domain/tv/channel'
import { countedFrom, livePlaylist, liveSegments, SEGMENT } from '@/domain/tv/live-playlist'
import { airingsAt } from '@/domain/tv/schedule'

const anyChannel = fc.constantFrom(...TV_CHANNELS)

/** What a player reads of a playlist: its numbers, and each segment with its date and how many discontinuities came before it. */
function read(playlist: string) {
  const lines = playlist.trim().split('\n')
  const number = (tag: string): number =>
    Number(lines.find((line) => line.startsWith(`${tag}:`))?.slice(tag.length + 1))
  const segments: { number: number; address: string; map: string; date: number; discontinuity: number }[] = []
  let [map, date, discontinuity] = ['', Number.NaN, number('#EXT-X-DISCONTINUITY-SEQUENCE')]
  const sequence = number('#EXT-X-MEDIA-SEQUENCE')
  for (const line of lines) {
    if (line === '#EXT-X-DISCONTINUITY') discontinuity += 1
    else if (line.startsWith('#EXT-X-MAP:URI=')) map = line.slice(16, -1)
    else if (line.startsWith('#EXT-X-PROGRAM-DATE-TIME:')) date = Date.parse(line.slice(25))
    else if (!line.startsWith('#')) {
      segments.push({ number: sequence + segments.length, address: line, map, date, discontinuity })
      date += SEGMENT
    }
  }
  return segments
}

const addressOf = (clip: number, file: string): string => `${clip}/${file}`
const at = (
  any: Parameters<typeof liveSegments>[0],
  channel: (typeof TV_CHANNELS)[number],
  now: number,
  granted = now,
) => read(livePlaylist(liveSegments(any, channel, now), addressOf, countedFrom(granted)))

describe('the live playlist', () => {
  it('never goes back, and each segment is the same for everyone who ever sees it', () => {
    fc.assert(
      fc.property(
        anyPlan,
        anyChannel,
        anyTvMoment,
        fc.integer({ min: 0, max: 400_000 }),
        (any, channel, now, later) => {
          const [before, after] = [at(any, channel, now), at(any, channel, now + later, now)]
          expect(after[0]?.number).toBeGreaterThanOrEqual(before[0]?.number ?? 0)
          expect(after.at(-1)?.number).toBeGreaterThanOrEqual(before.at(-1)?.number ?? 0)
          const known = new Map(before.map((segment) => [segment.number, segment]))
          // Address, map, date and the number of its discontinuity: a player that reloads finds nothing changed.
          for (const segment of after) expect(known.get(segment.number) ?? segment).toEqual(segment)
        },
      ),
    )
  })

  it('is continuous: numbers and dates go on by one segment, and a clip begins behind a discontinuity only', () => {
    fc.assert(
      fc.property(anyPlan, anyChannel, anyTvMoment, (any, channel, now) => {
        const segments = at(any, channel, now)
        expect(segments).toHaveLength(75)
        for (const [index, segment] of segments.entries()) {
          const before = segments[index - 1]
          const goesOn = segment.discontinuity === before?.discontinuity
          const clipOf = ({ map, address }: typeof segment) => `${map} ${address.split('/')[0]}`
          expect(segment.date).toBe(segment.number * SEGMENT)
          expect(!goesOn || (before !== undefined && clipOf(segment) === clipOf(before))).toBe(true)
          expect(index === 0 || segment.address.endsWith('segment0.m4s') === !goesOn).toBe(true)
        }
      }),
    )
  })

  it('announces no segment before it is over, and the last one within four seconds', () => {
    fc.assert(
      fc.property(anyPlan, anyTvMoment, (any, now) => {
        const end = (at(any, 'free', now).at(-1)?.date ?? 0) + SEGMENT
        expect(end).toBeLessThanOrEqual(now)
        expect(end).toBeGreaterThan(now - SEGMENT)
      }),
    )
  })

  it('shows what the schedule has on the air, with its clips, and names it', () => {
    fc.assert(
      fc.property(anyPlan, anyChannel, anyTvMoment, (any, channel, now) => {
        const segments = liveSegments(any, channel, now)
        const playlist = livePlaylist(segments, addressOf, countedFrom(now))
        for (const { number, airing, clip } of segments) {
          expect(airing).toEqual(airingsAt(any, channel, number * SEGMENT)?.now)
          expect(any.find(({ key }) => key === airing.formatKey)?.clips).toContain(clip)
          expect(playlist).toContain(`ID="${airing.id}"`)
          expect(playlist).toContain(`X-FORMAT="${airing.formatKey}"`)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('agrees for two viewers at one moment, with however many segments', () => {
    fc.assert(
      fc.property(anyPlan, anyTvMoment, fc.integer({ min: 1, max: 200 }), (any, now, count) => {
        const [one, other] = [liveSegments(any, 'free', now, count), liveSegments(any, 'free', now)]
        const shared = Math.min(count, 75)
        expect(one.slice(-shared)).toEqual(other.slice(-shared))
      }),
    )
  })

  it('counts few discontinuities, however long a ticket is good for: players walk through all of them', () => {
    fc.assert(
      fc.property(anyPlan, anyTvMoment, fc.integer({ min: 0, max: 6 * 3_600_000 }), (any, granted, later) => {
        for (const { discontinuity } of at(any, 'free', granted + later, granted)) {
          expect(discontinuity).toBeGreaterThan(0)
          expect(discontinuity).toBeLessThan(10_000)
        }
      }),
      { numRuns: 30 },
    )
  })

  it('has no end, so that players load it again, and is empty without a programme', () => {
    const now = 1_800_000_000_000
    expect(livePlaylist(liveSegments(plan, 'free', now), addressOf, countedFrom(now))).not.toContain('ENDLIST')
    expect(liveSegments(plan, 'premium', 1_800_000_000_000)).toEqual([])
    expect(liveSegments([], 'free', 1_800_000_000_000)).toEqual([])
  })
})
