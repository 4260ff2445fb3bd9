import type { Commander } from '@/adapters/remote/live/commander'
import { lazyPort } from '@/adapters/remote/lazy-port'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { actorLists } from '@/adapters/wire/actors/actor-lists'
import { acknowledged } from '@/adapters/wire/base/command'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import { BackendError } from '@/application/errors/backend-error'

/** Actors over the wire. */
export function remoteActorGateway(send: SendRequest, commander: Commander): ActorGateway {
  // A first page shows lists; the schema of all that a profile has is loaded with the first profile.
  const profiles = lazyPort(async () => {
    const { actorsPort } = await import('@/adapters/wire/actors/actors-port')
    return remotePort(actorsPort, send)
  })
  return {
    ...remotePort(actorLists, send),
    // An empty name would be another address.
    byIdOrName: async (actorIdOrName) => (actorIdOrName === '' ? null : profiles.byIdOrName(actorIdOrName)),
    // By command: a refusal to log in is made by the connection, others by the platform.
    pin: async (actorId, pinned) => {
      const type = pinned ? 'pinFavorite' : 'unpinFavorite'
      const { refused } = await commander.request({ type, subject: 'actor', subjectId: actorId }, acknowledged)
      if (refused === null) return { ok: true }
      if (refused === 'login-required' || refused === 'platform:login-required')
        return { ok: false, reason: 'login-required' }
      if (refused === 'platform:no-id') return { ok: false, reason: 'no-id' }
      throw new BackendError('protocol', { detail: refused })
    },
  }
}
