import { loggerPort, trackerPort } from './tracking-ports'
import {
  browserOnline,
  loggedError,
  track,
  trackActorProfileVisit,
  vxmessengerError,
  websocketConnectionError,
} from './tracking-calls'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

/** What clients report. */
export const trackingContract: FeatureContract = {
  feature: 'tracking',
  about: 'Errors and usage that clients report. Nothing follows from them; none has to be sent.',
  ports: { tracker: trackerPort, logger: loggerPort },
  schemas: [],
  operations: [
    { operation: browserOnline, about: 'The browser has a network again, or has none.' },
    { operation: websocketConnectionError, about: 'A connection broke.' },
    { operation: vxmessengerError, about: 'The messenger failed.' },
    { operation: loggedError, about: 'Any other error worth reporting.' },
    { operation: trackActorProfileVisit, about: 'A profile was visited.' },
    {
      operation: track,
      about: 'Something was used.',
      rules: 'An event whose eventData has an eventId (a text) is stored once for its guest, context and action.',
    },
  ],
}
