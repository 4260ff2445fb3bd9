import type { ActorId } from '@/domain/ids'
import type { ActorState } from './actor'

/**
 * An actor comes, goes or changes (SOC-015, SOC-016, SOC-021, ACT-009); sent to pages that watch
 * the actor (`watchActors`).
 */
export type ChangeOfActor =
  | { readonly type: 'actorOnline'; readonly actorId: ActorId; readonly online: boolean }
  | { readonly type: 'actorState'; readonly id: ActorId; readonly state: Partial<ActorState> }
  | { readonly type: 'freeShowStart'; readonly actorId: ActorId }
  | { readonly type: 'freeShowStop'; readonly actorId: ActorId }

/**
 * `actorCurrent` sends the current state of an actor to a page that has just begun to watch them.
 * `actorsOnline` sends everybody the number of actors online now, at most once a second.
 */
export type ActorUpdate =
  | ChangeOfActor
  | { readonly type: 'actorCurrent'; readonly actorId: ActorId; readonly state: ActorState }
  | { readonly type: 'actorsOnline'; readonly count: number }

const CHANGES: Readonly<Record<ChangeOfActor['type'], true>> = {
  actorOnline: true,
  actorState: true,
  freeShowStart: true,
  freeShowStop: true,
}

const idOf = (change: ChangeOfActor): ActorId => (change.type === 'actorState' ? change.id : change.actorId)

/** Returns the actor that an update changes; `null` for an update about something else. */
export const changedActorOf = (update: { readonly type: string }): ActorId | null =>
  Object.hasOwn(CHANGES, update.type) ? idOf(update as ChangeOfActor) : null
