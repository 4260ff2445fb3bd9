/** Maximum zoom of a pinch, as a multiple of the picture's size in the viewer. */
export const MAX_ZOOM = 4

/** The scale of a picture in the viewer, and its offset in px. */
export interface Zoom {
  readonly scale: number
  readonly x: number
  readonly y: number
}

export const NO_ZOOM: Zoom = { scale: 1, x: 0, y: 0 }

/**
 * Returns the zoom after scaling by `factor` and moving: never smaller than the initial size, never
 * larger than `MAX_ZOOM`, and never moved beyond the picture's edge. `width` and `height` are the
 * picture's initial size in px.
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
