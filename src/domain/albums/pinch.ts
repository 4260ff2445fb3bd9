/** The largest a picture is shown by a pinch, as a multiple of its size in the viewer. */
export const MAX_ZOOM = 4

/** A picture in the viewer: how large, and how far it was moved, px. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }

/**
 * A picture after it was made larger by `factor` and moved: never smaller than it was at first, never larger than `MAX_ZOOM`, and never moved
 * further than its edge. `width` and `height` of the picture at its first size, px.
 */
export function zoomed(
  before: Zoom,
  change: { readonly factor?: number; readonly dx?: number; readonly dy?: number },
  { width, height }: { readonly width: number; readonly height: number },
): Zoom {
  const { factor = 1, dx = 0, dy = 0 } = change
  const scale = Math.max(1, Math.min(MAX_ZOOM, before.scale * factor))
  const within = (moved: number, size: number): number => {
    const room = ((scale - 1) * size) / 2
    return Math.max(-room, Math.min(room, moved)) || 0
  }
  const grown = scale / before.scale
  return { scale, x: within(before.x * grown + dx, width), y: within(before.y * grown + dy, height) }
}
