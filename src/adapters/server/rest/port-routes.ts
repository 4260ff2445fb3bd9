import type { RestServer } from './rest-server'
import { servedOperations } from '@/adapters/server/base/served-operations'
import { updatePreview } from '@/adapters/wire/guest/guest-calls'
import { watchStart } from '@/adapters/wire/media/video-calls'
import { getMessengerActor } from '@/adapters/wire/messenger/messenger-calls'

/** Every call of a port that travels by REST, and the other names that documented addresses have for some of them. */
export function portRoutes(server: RestServer): void {
  for (const { operation, call } of servedOperations) if (operation.transport === 'rest') server.serve(operation, call)
  server
    .serve(updatePreview, ({ guest }, change) => guest.updateProfile(change))
    .serve(getMessengerActor, async ({ actors }, { actorId }) => ({ actor: await actors.byIdOrName(actorId) }))
    .serve(watchStart, async ({ tracker }, { videoId }) => {
      tracker.track('watch', 'start', { videoId })
      return { ok: true }
    })
}
