import type { Orientation } from '@/domain/navigation/orientation'

/**
 * The size of the window for the layout rules (NAV-082, NAV-097, NAV-098). Width and height in CSS
 * pixels.
 */
export interface Viewport {
  size(): { readonly width: number; readonly height: number; readonly orientation: Orientation }
  watch(listener: () => void): () => void
}

export const Viewport = Symbol.for('Viewport')
