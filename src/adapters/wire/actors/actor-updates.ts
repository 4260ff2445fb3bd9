import { actorState, actorStateChange } from './actor'
import { actorId } from './actor-id'
import { count, flag } from '@/adapters/wire/base/scalars'
import { updates } from '@/adapters/wire/base/update'
import type { ActorUpdate } from '@/domain/actors/updates'

export const actorUpdates = updates<ActorUpdate>({
  actorOnline: { actorId, online: flag },
  actorState: { id: actorId, state: actorStateChange },
  freeShowStart: { actorId },
  freeShowStop: { actorId },
  actorCurrent: { actorId, state: actorState },
  actorsOnline: { count },
})
