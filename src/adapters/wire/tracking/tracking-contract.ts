import { CONSENT_VERSION } from '@/domain/consent/consent'
import { loggerPort, trackerPort } from './tracking-ports'
import {
  browserOnline,
  loggedError,
  track,
  trackActorProfileVisit,
  trackApplication,
  trackConsent,
  trackingEvent,
  vxmessengerError,
  websocketConnectionError,
} from './tracking-calls'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** What clients report. */
export const trackingContract: FeatureContract = {
  feature: 'tracking',
  about: 'Errors and usage that clients report. Nothing follows from them; none has to be sent.',
  ports: { tracker: trackerPort, logger: loggerPort },
  schemas: [
    {
      name: 'TrackingEvent',
      schema: trackingEvent,
      about: 'Something that happened, for analytics. Measures that do not apply are 0.',
    },
  ],
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
    {
      operation: trackApplication,
      about: 'How the app is used, for analytics: several events at once.',
      rules:
        'Taken only where the guest allows analytics (`POST /tracker/consent`): by beacon, or by POST with the token as bearer. Events get the guest and the `source` `browser`; payment-related events follow from what the platform stores and are not accepted from clients.',
    },
    {
      operation: trackConsent,
      about: 'What the guest answered to the question about consent on this device.',
      rules: `Repeated by every page: of the answers of several devices the newest counts. Without an answer that allows \`analytics\`, is of the current \`version\`, ${CONSENT_VERSION}, and not older than twelve months, no event of the guest leaves the service.`,
    },
  ],
}
