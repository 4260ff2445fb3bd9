import type { TvChannel } from './channel'
import { airingsBetween, type Airing, type PlannedFormat } from './schedule'
import { clipFormats } from '@/domain/media/playlist'

/** A format with the clips that its broadcasts are shown with, in the order in which they change. */
export interface ShownFormat extends PlannedFormat {
  readonly clips: readonly number[]
}

/** Four seconds of a channel. */
export interface LiveSegment {
  /** Segments of a channel are counted since 1970: every server and every page counts the same. */
  readonly number: number
  /** The clip and which of its files. */
  readonly clip: number
  readonly file: string
  /** What the schedule has on the air. */
  readonly airing: Airing
}

const { segmentSeconds, segments: FILES, init } = clipFormats.full

/** The length of a segment, ms. */
export const SEGMENT = segmentSeconds * 1_000

/** How far back a viewer can go, in segments: five minutes. */
export const WINDOW_SEGMENTS = 75

/** How long the picture stays on one clip, in segments: whole clips, so that none is cut. */
const CAMERA_SEGMENTS = 5 * FILES.length

/** Broadcasts begin on whole minutes, and a minute is a whole number of clips: a clip begins where its number is one of these. */
const isFirstOfClip = (number: number): boolean => number % FILES.length === 0

/** The number of the first segment that is not complete at a moment (epoch ms): what is being shown there is not announced yet. */
const edgeAt = (now: number): number => Math.floor(now / SEGMENT)

/**
 * The newest segments of a channel at a moment (epoch ms), oldest first: the same for every viewer, one more every four seconds, and
 * none that was left out before. Empty for a channel without a programme, or whose formats have no clips.
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
 * From when the discontinuities of a playlist are counted that is granted at a moment (both epoch ms): a midnight at least an hour ago.
 * Players walk through all numbers up to the one that is shown, so that these have to be small; the segments' own may be large.
 */
export const countedFrom = (now: number): number => Math.floor((now - DAY / 24) / DAY) * DAY

const dateOf = (at: number): string => new Date(at).toISOString()

/** A name inside quotes of a playlist. */
const quoted = (text: string): string => `"${text.replaceAll(/["\r\n]/gu, '')}"`

/**
 * The live playlist (HLS) of some segments that follow one another, oldest first. It has no end: a player loads it again. A date is
 * given at every discontinuity, and each broadcast is named by its id and its format (EXT-X-DATERANGE).
 * @param addressOf the address of a file of a clip
 * @param since from when discontinuities are counted (`countedFrom`): the same one each time a player loads the playlist
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
    // A discontinuity belongs to the segment behind it: that of the first one is in the list and not counted yet.
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
