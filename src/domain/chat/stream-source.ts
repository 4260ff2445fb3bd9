/** The source of a chat's picture (rulings: a paid or free chat). */
export type StreamSource =
  | { readonly kind: 'generated'; readonly seed: number }
  /**
   * `fallback`: an HLS playlist of the same picture for guests whose network blocks such a
   * connection.
   */
  | { readonly kind: 'whep'; readonly url: string; readonly fallback?: string }
  | { readonly kind: 'hls'; readonly url: string }
