import {
  browserOnline,
  loggedError,
  track,
  trackActorProfileVisit,
  trackApplication,
  trackConsent,
  vxmessengerError,
  websocketConnectionError,
} from './tracking-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { Logger } from '@/application/tracking/logger'
import type { Tracker } from '@/application/tracking/tracker'
import { cleanText, truncateText } from '@/domain/access/text'

const tracked = bindingOf<Tracker>()
const logged = bindingOf<Logger>()

/** What pages report about their use, on the wire. */
export const trackerPort: PortBinding<Tracker> = {
  profileVisit: tracked('profileVisit', trackActorProfileVisit, { fields: ['actorName', 'actorId'] }),
  track: tracked('track', track, { fields: ['eventContext', 'eventAction', 'eventData'] }),
  trackApplication: tracked('trackApplication', trackApplication, {
    request: (events) => ({ events: [...events] }),
    args: ({ events }) => [events],
  }),
  consent: tracked('consent', trackConsent, {
    request: ({ version, at, allowed }) => ({ version, at, allowed: [...allowed] }),
    args: (answer) => [answer],
  }),
}

/** The text of an error may hold anything. */
const tidy = (text: string, maxLength: number): string => truncateText(cleanText(text, { lines: true }), maxLength)

/** What pages report about errors, on the wire. */
export const loggerPort: PortBinding<Logger> = {
  browserOnline: logged('browserOnline', browserOnline, { fields: ['status'] }),
  socketError: logged('socketError', websocketConnectionError, {
    request: (failure) => ({
      ...failure,
      error: tidy(failure.error, 200),
      errorReason: tidy(failure.errorReason, 500),
    }),
    args: (failure) => [failure],
  }),
  messengerError: logged('messengerError', vxmessengerError, {
    request: (message) => ({ message: tidy(message, 2_000) }),
    args: ({ message }) => [message],
  }),
  error: logged('error', loggedError, {
    request: (code, detail) => ({ code: code.slice(0, 100), detail: tidy(detail, 2_000) }),
    args: ({ code, detail }) => [code, detail],
  }),
}
