import type { TvChannel } from './channel'
import { airingsBetween, type Airing, type PlannedFormat } from './schedule'
import { clipFormats } from '@/domain/media/playlist'

/** A format with the clips that show its broadcasts, in the order in which they change. */
export interface ShownFormat extends PlannedFormat {
  readonly clips: readonly number[]
}

/** Four seconds of a channel. */
export interface LiveSegment {
  /**
   * Segments of a channel are numbered since 1970, so that every server and every page counts
   * alike.
   */
  readonly number: number
  /** The clip and its file. */
  readonly clip: number
  readonly file: string
  /** The scheduled broadcast. */
  readonly airing: Airing
}

const { segmentSeconds, segments: FILES, init } = clipFormats.full

/** Length of a segment in ms. */
export const SEGMENT = segmentSeconds * 1_000

/** Number of segments that a viewer can go back: five minutes. */
export const WINDOW_SEGMENTS = 75

/** Number of segments for which the picture stays on one clip: whole clips, so that none is cut. */
const CAMERA_SEGMENTS = 5 * FILES.length

/**
 * Whether a clip begins at a segment. Broadcasts begin on whole minutes, and a minute is a whole
 * number of clips, so the segment's number decides.
 */
const isFirstOfClip = (number: number): boolean => number % FILES.length === 0

/**
 * Returns the number of the first segment that is not complete at a moment (epoch ms): it is still
 * being shown and not announced yet.
 */
const edgeAt = (now: number): number => Math.floor(now / SEGMENT)

/**
 * Returns the newest segments of a channel at a moment (epoch ms), oldest first: the same for every
 * viewer, one more every four seconds, and none that was left out before. Empty for a channel
 * without a programme, or whose formats have no clips.
 */
export function liveSegments(
  plan: readonly ShownFormat[],
  channel: TvChannel,
  now: number,
  count: number = WINDOW_SEGMENTS,
): readonly LiveSegment[] {
  const edge = edgeAt(now)
  const clips = new Map(plan.map((format) => [format.key, format.clips]))
  const airings = airingsBetween(plan, channel, (edge - count) * SEGMENT, edge * SEGMENT)
  let at = 0
  return Array.from({ length: count }, (_, index) => edge - count + index).flatMap((number) => {
    while ((airings[at]?.end ?? Number.POSITIVE_INFINITY) <= number * SEGMENT) at += 1
    const airing = airings[at]
    const own = airing === undefined ? [] : (clips.get(airing.formatKey) ?? [])
    if (airing === undefined || own.length === 0) return []
    const since = number - airing.start / SEGMENT
    const clip = own[Math.floor(since / CAMERA_SEGMENTS) % own.length]
    const file = FILES[number % FILES.length]
    return clip === undefined || file === undefined ? [] : [{ number, clip, file, airing }]
  })
}

const DAY = 86_400_000

/**
 * Returns the time from which the discontinuities are counted in a playlist granted at a moment
 * (both epoch ms): a midnight at least an hour ago. Players step through all numbers up to the
 * current one, so these have to be small; the segments' own numbers may be large.
 */
export const countedFrom = (now: number): number => Math.floor((now - DAY / 24) / DAY) * DAY

const dateOf = (at: number): string => new Date(at).toISOString()

/** Quotes a name for a playlist. */
const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]/gu, '')}"`

/**
 * Writes the live playlist (HLS) of consecutive segments, oldest first. It has no end: a player
 * loads it again. Every discontinuity has a date, and each broadcast is announced with its id and
 * its format (EXT-X-DATERANGE).
 * @param addressOf the address of a file of a clip
 * @param since from when discontinuities are counted (`countedFrom`): the same one each time a
 * player loads the playlist
 */
export function livePlaylist(
  segments: readonly LiveSegment[],
  addressOf: (clip: number, file: string) => string,
  since: number,
): string {
  const first = segments[0]?.number ?? 0
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-INDEPENDENT-SEGMENTS',
    `#EXT-X-TARGETDURATION:${segmentSeconds}`,
    `#EXT-X-MEDIA-SEQUENCE:${first}`,
    // A discontinuity belongs to the segment after it: that of the first segment is in the list and
    // not counted yet.
    `#EXT-X-DISCONTINUITY-SEQUENCE:${Math.ceil((first - since / SEGMENT) / FILES.length) - 1}`,
  ]
  for (const { id, formatKey, start, end } of new Map(segments.map(({ airing }) => [airing.id, airing])).values())
    lines.push(
      `#EXT-X-DATERANGE:ID=${quoted(id)},CLASS="programme",START-DATE="${dateOf(start)}",END-DATE="${dateOf(end)}",X-FORMAT=${quoted(formatKey)}`,
    )
  let shown: number | null = null
  for (const { number, clip, file } of segments) {
    if (isFirstOfClip(number)) lines.push('#EXT-X-DISCONTINUITY')
    if (clip !== shown && init !== null) lines.push(`#EXT-X-MAP:URI="${addressOf(clip, init)}"`)
    if (isFirstOfClip(number) || shown === null) lines.push(`#EXT-X-PROGRAM-DATE-TIME:${dateOf(number * SEGMENT)}`)
    shown = clip
    lines.push(`#EXTINF:${segmentSeconds.toFixed(3)},`, addressOf(clip, file))
  }
  return `${lines.join('\n')}\n`
}
