import type { ActorId } from '@/domain/ids'
import type { ActorState } from './actor'

/** Actors coming, going and changing (SOC-015, SOC-016, SOC-021, ACT-009). */
export type ActorUpdate =
  | { readonly type: 'actorOnline'; readonly actorId: ActorId; readonly online: boolean }
  | { readonly type: 'actorState'; readonly actorId: ActorId; readonly state: Partial<ActorState> }
  | { readonly type: 'freeShowStart'; readonly actorId: ActorId }
  | { readonly type: 'freeShowStop'; readonly actorId: ActorId }
