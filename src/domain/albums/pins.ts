import type { ActorId, AlbumId } from '@/domain/ids'

/** The parts of a gallery that can be pinned [MED-010][MED-011][MED-012]. */
export const PIN_KINDS = ['album', 'sedcards', 'picture'] as const

export type PinKind = (typeof PIN_KINDS)[number]

/** The target of a pin; for `sedcards` the actor's id, for `picture` the picture's id. */
export interface PinTarget {
  readonly kind: PinKind
  readonly id: string
}

export const albumPin = (id: AlbumId): PinTarget => ({ kind: 'album', id })
export const sedcardsPin = (id: ActorId): PinTarget => ({ kind: 'sedcards', id })
