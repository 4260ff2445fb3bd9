import type { RestServer } from './rest-server'
import { servedOperations } from '@/adapters/server/base/served-operations'
import { updatePreview } from '@/adapters/wire/guest/guest-calls'
import { getSedcards, setGuestRating } from '@/adapters/wire/albums/gallery-calls'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Language } from '@/domain/navigation/language'
import { getMessengerActor } from '@/adapters/wire/messenger/messenger-calls'

/** Whose ports a call without a session goes through: those of a visitor. */
interface Visitor {
  ports(language: Language): Promise<GuestPorts>
}

/** Every call of a port that travels by REST, and the other names that documented addresses have for some of them. */
export function portRoutes(server: RestServer, visitor: Visitor): void {
  for (const { operation, call } of servedOperations) {
    if (operation.transport !== 'rest') continue
    if (operation.open === true) server.serveOpen(operation, async (input) => call(await visitor.ports('en'), input))
    else server.serve(operation, call)
  }
  server
    .serve(updatePreview, ({ guest }, change) => guest.updateProfile(change))
    .serve(getMessengerActor, async ({ actors }, { actorId }) => ({ actor: await actors.byIdOrName(actorId) }))
    .serve(getSedcards, async ({ gallery }, { actorIdOrName }) => ({
      sedcards: await gallery.sedcards(actorIdOrName, {}),
    }))
    .serve(setGuestRating, ({ gallery }, { albumId, guestRating }) => gallery.rate(albumId, guestRating))
}
