import type { Page } from '@/application/paging/page'
import type { Actor, ActorNote, ActorState, ActorSummary, GenderType } from '@/domain/actors/actor'
import type { ActorSort } from '@/domain/actors/actor-order'
import type { LiveFilter } from '@/domain/actors/live-filter'
import type { ActorId } from '@/domain/ids'

/** How a list of actors is filtered; every given part must match (ACT-033, ACT-052). */
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

/** Lists of actors by name: what a page offers as one press, and a request may name instead of a filter (ACT-052). */
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
  /** The page is taken from the end of the list: its last so many, at most `first`, before the last `offset`. */
  readonly last?: number
  /** What the filter leaves out is as in the list of this name. */
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
  /** ACT-036: by id or by name in any case. */
  byIdOrName(idOrName: string): Promise<Actor | null>
  /** ACT-037. */
  state(actorId: ActorId): Promise<ActorState | null>
  /** ACT-046. */
  onlineCount(): Promise<number>
  categories(): Promise<readonly ActorCategory[]>
  /** ACT-047; empty for an anonymous guest. */
  favorites(first: number, offset: number): Promise<Page<ActorSummary>>
  /** ACT-048, ACT-049. */
  pin(actorId: ActorId, pinned: boolean): Promise<PinResult>
  /** ACT-038. */
  note(actorId: ActorId): Promise<ActorNote | null>
  /** ACT-039; an empty comment removes the note. */
  storeNote(note: ActorNote): Promise<NoteResult>
}

export const ActorGateway = Symbol.for('ActorGateway')
