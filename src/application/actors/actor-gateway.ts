import type { Page } from '@/application/paging/page'
import type { Actor, ActorNote, ActorState, ActorSummary, GenderType } from '@/domain/actors/actor'
import type { ActorSort } from '@/domain/actors/actor-order'
import type { LiveFilter } from '@/domain/actors/live-filter'
import type { ActorId } from '@/domain/ids'

/** The filter of a list of actors; every given part must match (ACT-033, ACT-052). */
export interface ActorFilter extends LiveFilter {
  readonly genderTypes?: readonly GenderType[]
  /** ISO 639-1; an actor matches if they use any of these languages. */
  readonly languages?: readonly string[]
  readonly category?: string
  readonly isNew?: boolean
  readonly star?: boolean
  readonly ids?: readonly ActorId[]
  /** Beginning of any part of the name, in any case. */
  readonly text?: string
}

/**
 * Named lists of actors: a page offers each as one press, and a request may name one instead of a
 * filter (ACT-052).
 */
export const ACTOR_PRESETS = {
  forYou: {},
  freeChat: { freeChat: true },
  newFaces: { isNew: true },
  videoCall: { videoCall: true },
  voyeur: { voyeur: true },
  preview: { preview: true },
} as const satisfies Record<string, ActorFilter>

export type ActorPreset = keyof typeof ACTOR_PRESETS

/** A page of an actor list (ACT-052, ACT-069). */
export interface ActorQuery {
  readonly filter: ActorFilter
  readonly sort: ActorSort
  readonly first: number
  readonly offset: number
  /**
   * Takes the page from the end of the list instead: at most `first` of its last so many actors,
   * after dropping the last `offset`.
   */
  readonly last?: number
  /** The named list that supplies every part the filter leaves out. */
  readonly preset?: ActorPreset
}

/** A category actors are sorted under; `name` is in the guest's language. */
export interface ActorCategory {
  readonly slug: string
  readonly name: string
  readonly count: number
  readonly onlineCount: number
  /** Family of the artwork shown for it. */
  readonly family: number
}

export type PinResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'login-required' | 'no-id' }
export type NoteResult = { readonly ok: true } | { readonly ok: false; readonly reason: 'login-required' | 'too-long' }

/** Maximum length of a private note, in code points. */
export const MAX_NOTE_LENGTH = 500

/** Actors, as guests browse them. Throws `BackendError`; a missing actor is `null` (ACT-018). */
export interface ActorGateway {
  list(query: ActorQuery): Promise<Page<ActorSummary>>
  /** Finds an actor by id, or by name in any case (ACT-036). */
  byIdOrName(idOrName: string): Promise<Actor | null>
  /** Returns the current state of an actor (ACT-037). */
  state(actorId: ActorId): Promise<ActorState | null>
  /** Returns the number of actors online (ACT-046). */
  onlineCount(): Promise<number>
  categories(): Promise<readonly ActorCategory[]>
  /** Lists the actors the guest has pinned; empty for an anonymous guest (ACT-047). */
  favorites(first: number, offset: number): Promise<Page<ActorSummary>>
  /** Pins an actor, or removes the pin (ACT-048, ACT-049). */
  pin(actorId: ActorId, pinned: boolean): Promise<PinResult>
  /** Returns the guest's note about an actor (ACT-038). */
  note(actorId: ActorId): Promise<ActorNote | null>
  /** Stores a note; an empty comment removes it (ACT-039). */
  storeNote(note: ActorNote): Promise<NoteResult>
}

export const ActorGateway = Symbol.for('ActorGateway')
