import type { Variant } from './framing.ts'

/** The kinds of subjects that have pictures beside those of actors and their videos and albums. */
export type Topic = 'category' | 'programme' | 'gift' | 'article' | 'event'

/** The subject of a picture. Actors, videos and albums share their actor's colours and figure. */
export type Subject =
  | { readonly kind: 'actor'; readonly seed: number; readonly variant: Variant }
  | { readonly kind: 'granted'; readonly seed: number; readonly number: number }
  | { readonly kind: 'video'; readonly seed: number; readonly setting: number }
  | { readonly kind: 'album'; readonly seed: number; readonly number: number }
  | { readonly kind: Topic; readonly number: number; readonly variant: Variant }
