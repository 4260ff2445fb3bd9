import { actorId, actorStateChange } from './actor'
import { flag } from '@/adapters/wire/base/scalars'
import { updates } from '@/adapters/wire/base/update'
import type { ActorUpdate } from '@/domain/actors/updates'

export const actorUpdates = updates<ActorUpdate>({
  actorOnline: { actorId, online: flag },
  actorState: { actorId, state: actorStateChange },
  freeShowStart: { actorId },
  freeShowStop: { actorId },
})
