import type { ActorId, AlbumId } from '@/domain/ids'

/** What of a gallery can be pinned [MED-010][MED-011][MED-012]. */
export const PIN_KINDS = ['album', 'sedcards', 'picture'] as const

export type PinKind = (typeof PIN_KINDS)[number]

/** What a guest pins; `sedcards` names its actor, `picture` the id of the picture. */
export interface PinTarget {
  readonly kind: PinKind
  readonly id: string
}

export const albumPin = (id: AlbumId): PinTarget => ({ kind: 'album', id })
export const sedcardsPin = (id: ActorId): PinTarget => ({ kind: 'sedcards', id })
