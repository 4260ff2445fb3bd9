/** How the picture of a chat is reached (rulings: a paid or free chat). */
export type StreamSource =
  | { readonly kind: 'generated'; readonly seed: number }
  | { readonly kind: 'whep'; readonly url: string }
  | { readonly kind: 'hls'; readonly url: string }
