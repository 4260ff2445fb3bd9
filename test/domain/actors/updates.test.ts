import { expect, it } from 'vitest'
import { changedActorOf, type ActorUpdate } from '@/domain/actors/updates'
import { AWAY } from '@/domain/actors/away'
import { asId, type ActorId } from '@/domain/ids'

const actorId = asId<ActorId>('7')

it('changes one actor where they come, go or change, and nobody otherwise', () => {
  const changes: readonly ActorUpdate[] = [
    { type: 'actorOnline', actorId, online: true },
    { type: 'actorState', id: actorId, state: { isBusy: true } },
    { type: 'freeShowStart', actorId },
    { type: 'freeShowStop', actorId },
  ]
  for (const change of changes) expect({ ...change, of: changedActorOf(change) }).toEqual({ ...change, of: actorId })
  const others = [
    { type: 'actorCurrent', actorId, state: AWAY },
    { type: 'actorsOnline', count: 3 },
    { type: 'toString', actorId },
  ]
  for (const other of others) expect({ ...other, of: changedActorOf(other) }).toEqual({ ...other, of: null })
})
