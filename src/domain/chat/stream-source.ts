/** How the picture of a chat is reached (rulings: a paid or free chat). */
export type StreamSource =
  | { readonly kind: 'generated'; readonly seed: number }
  /** `fallback`: a playlist of the same picture (HLS) for guests whose network lets no such connection through. */
  | { readonly kind: 'whep'; readonly url: string; readonly fallback?: string }
  | { readonly kind: 'hls'; readonly url: string }
