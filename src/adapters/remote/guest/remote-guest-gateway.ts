import { lazyPort } from '@/adapters/remote/lazy-port'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import type { RestClient } from '@/adapters/remote/rest/rest-client'
import type { OpenedByRemote, RemoteSession } from '@/adapters/remote/session/remote-session'
import { logout, openSession, updatePreview } from '@/adapters/wire/guest/guest-calls'
import { guestPort } from '@/adapters/wire/guest/guest-port'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Language } from '@/domain/navigation/language'

/** Requests a session for this device, or the one it has. Throws `BackendError`. */
export const requestSession = (rest: RestClient, language: Language): Promise<OpenedByRemote> =>
  rest.call(openSession, { language })

/** The guest over the wire. */
export function remoteGuestGateway(send: SendRequest, session: RemoteSession): GuestGateway {
  const port = remotePort(guestPort, send)
  const sessions = lazyPort(async () => {
    const { sessionsPort } = await import('@/adapters/wire/guest/sessions-port')
    return remotePort(sessionsPort, send)
  })
  return {
    ...port,
    sessions: () => sessions.sessions(),
    endSession: (id) => sessions.endSession(id),
    // The session holds the token, and shares one opening among its callers.
    open: async () => (await session.open()).guest,
    // The page drops its token regardless of the platform's answer: a guest who logs out is logged out (AUT-026).
    logout: async () => {
      try {
        await send(logout, {})
      } finally {
        session.close()
      }
    },
    // An avatar alone has an operation of its own (GUE-021).
    updateProfile: (change) => {
      const { name, avatar } = change
      return name === undefined && avatar !== undefined ? send(updatePreview, { avatar }) : port.updateProfile(change)
    },
  }
}
