import type { GrantedAddress } from '@/domain/media/granted-address'

// Captions of videos in WebVTT. Cues are limited to what a guest may see, like the picture.

/** A text shown from one moment of a video to another, in whole milliseconds from its beginning. */
export interface Cue {
  readonly from: number
  readonly to: number
  /** In WebVTT syntax, without a blank line. */
  readonly text: string
}

/**
 * Captions for a guest: their language (ISO 639-1), and the address of a WebVTT file that is valid
 * for this session.
 */
export interface CaptionTrack {
  readonly language: string
  readonly address: GrantedAddress
}

/** Maximum number of caption languages of a video. */
export const MAX_CAPTIONS = 20

/** The language code (ISO 639-1) in names of captions and their files. */
export const CAPTION_LANGUAGE = /^[a-z]{2}$/u

const HEADER = /^\uFEFF?WEBVTT(?:[ \t].*)?$/u
const TIMING = /^(?<from>[\d:.]+)[ \t]+-->[ \t]+(?<to>[\d:.]+)(?:[ \t].*)?$/u
const MOMENT = /^(?:(?<hours>\d{2,4}):)?(?<minutes>[0-5]\d):(?<seconds>[0-5]\d)\.(?<ms>\d{3})$/u

/** Blocks without a text to show. Styles are the product's own. */
const IGNORED = /^(?:NOTE|STYLE|REGION)(?:\s|$)/u

function momentOf(text: string): number | null {
  const found = MOMENT.exec(text)?.groups
  if (found === undefined) return null
  const { hours = '0', minutes, seconds, ms } = found
  return ((Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)) * 1_000 + Number(ms)
}

function cueOf(block: string): Cue | null {
  if (IGNORED.test(block)) return null
  const lines = block.split('\n')
  // A cue may begin with an identifier.
  const at = lines.findIndex((line) => line.includes('-->'))
  const timing = at > 1 ? undefined : TIMING.exec(lines[at] ?? '')?.groups
  const from = momentOf(timing?.['from'] ?? '')
  const to = momentOf(timing?.['to'] ?? '')
  const text = lines.slice(at + 1).join('\n')
  return from === null || to === null || to <= from || text === '' || text.includes('-->') ? null : { from, to, text }
}

/**
 * Reads the cues of a WebVTT file, in order of their beginning. Like browsers it ignores invalid
 * cues; the player decides their position on the screen. Returns `null` when the file is not
 * WebVTT.
 */
export function cuesOf(file: string): readonly Cue[] | null {
  const [header = '', ...lines] = file.replaceAll(/\r\n?/gu, '\n').split('\n')
  if (!HEADER.test(header)) return null
  const blocks = lines.join('\n').split(/\n{2,}/u)
  return blocks
    .flatMap((block) => cueOf(block.replace(/^\n+/u, '').replace(/\n+$/u, '')) ?? [])
    .toSorted((a, b) => a.from - b.from)
}

/**
 * Returns the cues of the first `seconds` seconds: later ones are left out, and none extends beyond
 * them.
 */
export const cuesWithin = (cues: readonly Cue[], seconds: number): readonly Cue[] =>
  cues.filter(({ from }) => from < seconds * 1_000).map((cue) => ({ ...cue, to: Math.min(cue.to, seconds * 1_000) }))

const padded = (value: number, length: number): string => String(value).padStart(length, '0')

function written(ms: number): string {
  const seconds = Math.floor(ms / 1_000)
  const [hours, minutes] = [Math.floor(seconds / 3_600), Math.floor(seconds / 60) % 60]
  return `${padded(hours, 2)}:${padded(minutes, 2)}:${padded(seconds % 60, 2)}.${padded(ms % 1_000, 3)}`
}

/** Writes cues as a WebVTT file, which `cuesOf` reads. */
export const vttOf = (cues: readonly Cue[]): string =>
  `WEBVTT\n\n${cues.map(({ from, to, text }) => `${written(from)} --> ${written(to)}\n${text}\n`).join('\n')}`
