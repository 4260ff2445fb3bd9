/** A frame, and the second it is of. */
export interface Frame {
  readonly at: number
  readonly address: { readonly toString: () => string }
}

const pad = (value: number, length: number): string => String(value).padStart(length, '0')

const timeOf = (seconds: number): string =>
  `${pad(Math.floor(seconds / 3_600), 2)}:${pad(Math.floor(seconds / 60) % 60, 2)}:${pad(seconds % 60, 2)}.000`

/** Returns the address of a WebVTT track of frames for a time range. `base`: of the page. */
export function thumbnailTrack(frames: readonly Frame[], duration: number, base: string): string {
  const cues = frames.map(({ at, address }, index) => {
    const end = frames[index + 1]?.at ?? Math.max(Math.floor(duration), at + 1)
    return `${timeOf(at)} --> ${timeOf(end)}\n${new URL(`${address.toString()}-w320.webp`, base).href}#xywh=0,0,320,180`
  })
  return `data:text/vtt;charset=utf-8,${encodeURIComponent(`WEBVTT\n\n${cues.join('\n\n')}\n`)}`
}
