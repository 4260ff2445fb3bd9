/** The segments of the product's clips: the same for all of them, in seconds (scripts/art). */
export interface ClipFormat {
  readonly segmentSeconds: number
  readonly segments: readonly string[]
  readonly init: string | null
}

/**
 * The versions of a packed clip. A guest who may see only the preview never receives a file name of
 * the whole clip.
 */
export const RENDITIONS = ['full', 'preview'] as const

export type Rendition = (typeof RENDITIONS)[number]

/**
 * The segments of every sample clip: twelve seconds in three segments of four, the preview in a
 * smaller picture (scripts/art/video).
 */
export const clipFormats: Readonly<Record<Rendition, ClipFormat>> = {
  full: { segmentSeconds: 4, segments: ['segment0.m4s', 'segment1.m4s', 'segment2.m4s'], init: 'init.mp4' },
  preview: {
    segmentSeconds: 4,
    segments: ['preview0.m4s', 'preview1.m4s', 'preview2.m4s'],
    init: 'previewinit.mp4',
  },
}

/** Whether a file belongs to a rendition. */
export const isFileOf = ({ segments, init }: ClipFormat, name: string): boolean =>
  segments.includes(name) || name === init

/** Time for which a video stays in one setting, in s. */
const CHAPTER_SECONDS = 180

const MAX_CHAPTERS = 4

/**
 * Returns the number of chapters, each with a clip of its own, for a video of this length. A
 * preview has one.
 */
export const chaptersOf = (rendition: Rendition, seconds: number): number =>
  rendition === 'preview' ? 1 : Math.max(1, Math.min(MAX_CHAPTERS, Math.floor(seconds / CHAPTER_SECONDS)))

/**
 * Returns the chapter, from 0, that is playing at a moment of a video, in whole seconds
 * (`playlistOf`).
 */
export function chapterAt(rendition: Rendition, seconds: number, at: number): number {
  const { segments, segmentSeconds } = clipFormats[rendition]
  const loop = segments.length * segmentSeconds
  const iterations = Math.ceil(seconds / loop)
  return Math.floor((Math.floor(at / loop) * chaptersOf(rendition, seconds)) / iterations)
}

/**
 * Writes an HLS playlist that loops clips for `seconds` seconds; the announced length of the last
 * segment is the remainder, so that a player stops there. Every iteration begins with a
 * discontinuity, because its timestamps restart at zero. Each chapter, counted from 0, loops a clip
 * of its own.
 * @param addressOf the address of a file of the clip of a chapter
 */
export function playlistOf(
  clip: ClipFormat,
  addressOf: (chapter: number, file: string) => string,
  seconds: number,
  chapters: number,
): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.ceil(clip.segmentSeconds)}`,
  ]
  const { segments, segmentSeconds, init } = clip
  const iterations = Math.ceil(seconds / (segments.length * segmentSeconds))
  let left = seconds
  let begun = -1
  for (let i = 0; left > 0; i++) {
    const position = i % segments.length
    const chapter = Math.floor((Math.floor(i / segments.length) * chapters) / iterations)
    if (position === 0 && i > 0) lines.push('#EXT-X-DISCONTINUITY')
    if (init !== null && chapter !== begun) lines.push(`#EXT-X-MAP:URI="${addressOf(chapter, init)}"`)
    begun = chapter
    lines.push(`#EXTINF:${Math.min(segmentSeconds, left).toFixed(3)},`, addressOf(chapter, segments[position] ?? ''))
    left -= segmentSeconds
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}
