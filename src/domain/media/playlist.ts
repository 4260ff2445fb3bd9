/** How the clips of the product are cut: same for all of them, in seconds (scripts/art). */
export interface ClipFormat {
  readonly segmentSeconds: number
  readonly segments: readonly string[]
  readonly init: string | null
}

/** The versions in which a clip is packed. A guest who may see only the preview never receives a name of the whole. */
export const RENDITIONS = ['full', 'preview'] as const

export type Rendition = (typeof RENDITIONS)[number]

/** The cut of every sample clip: twelve seconds in three segments of four, the preview in a smaller picture (scripts/art/video). */
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

/** How long a part of a video stays in one setting, s. */
const CHAPTER_SECONDS = 180

const MAX_CHAPTERS = 4

/** In how many parts, each with a clip of its own, a video of so many seconds is played. A preview is one part. */
export const chaptersOf = (rendition: Rendition, seconds: number): number =>
  rendition === 'preview' ? 1 : Math.max(1, Math.min(MAX_CHAPTERS, Math.floor(seconds / CHAPTER_SECONDS)))

/** The chapter, from 0, that is played at a moment of a video, whole seconds (`playlistOf`). */
export function chapterAt(rendition: Rendition, seconds: number, at: number): number {
  const { segments, segmentSeconds } = clipFormats[rendition]
  const loop = segments.length * segmentSeconds
  const iterations = Math.ceil(seconds / loop)
  return Math.floor((Math.floor(at / loop) * chaptersOf(rendition, seconds)) / iterations)
}

/**
 * An HLS playlist that loops clips until `seconds` seconds are full; the last segment is announced only as long as
 * what is left, so that a player stops there. Every iteration of a loop begins with a discontinuity, as its time
 * starts at zero again. Each of the chapters, which count from 0, loops a clip of its own.
 * @param addressOf the address of a file of the clip of a chapter
 */
export function playlistOf(
  clip: ClipFormat,
  addressOf: (chapter: number, file: string) => string,
  seconds: number,
  chapters = 1,
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
