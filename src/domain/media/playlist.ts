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

/**
 * An HLS playlist that loops a clip until `seconds` seconds are full; the last segment is announced only as long as
 * what is left, so that a player stops there. Every iteration of the loop begins with a discontinuity, as its time
 * starts at zero again.
 */
export function playlistOf(clip: ClipFormat, base: string, seconds: number): string {
  const lines = [
    '#EXTM3U',
    '#EXT-X-VERSION:7',
    '#EXT-X-PLAYLIST-TYPE:VOD',
    `#EXT-X-TARGETDURATION:${Math.ceil(clip.segmentSeconds)}`,
  ]
  if (clip.init !== null) lines.push(`#EXT-X-MAP:URI="${base}/${clip.init}"`)
  let left = seconds
  for (let i = 0; left > 0; i++) {
    const turn = i % clip.segments.length
    if (turn === 0 && i > 0) lines.push('#EXT-X-DISCONTINUITY')
    lines.push(`#EXTINF:${Math.min(clip.segmentSeconds, left).toFixed(3)},`, `${base}/${clip.segments[turn] ?? ''}`)
    left -= clip.segmentSeconds
  }
  return `${[...lines, '#EXT-X-ENDLIST'].join('\n')}\n`
}
