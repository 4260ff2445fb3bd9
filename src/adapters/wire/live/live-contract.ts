import { ping, position, requestSession } from './session-commands'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'

/** The socket itself. */
export const liveContract: FeatureContract = {
  feature: 'live',
  about: 'The socket itself.',
  schemas: [
    {
      name: 'Position',
      schema: position,
      about: 'Where a client left off: the last update it received.',
      fields: { epoch: 'The sequence that the numbers belong to; any other value starts over.' },
    },
  ],
  operations: [
    {
      operation: requestSession,
      about: 'Binds the connection to a session; the first frame of a connection, within 15 s.',
      rules: 'Answered with sessionAcknowledged, or sessionExpired.',
      fields: {
        since: 'The newest message seen, or null; changes nothing here.',
        position: 'The last update received, or null: start over.',
        watches:
          'Whether the client names the actors whose changes it receives (watchActors); otherwise it receives those of all.',
        language: 'In which texts of updates are.',
      },
    },
    {
      operation: ping,
      about: 'Tests the connection, every 50 s. Answered with pong.',
      rules: 'A client that sends nothing for 130 s is disconnected.',
    },
  ],
  updates: [{ type: 'sessionExpired', about: 'The token opens nothing any more. Has no number.' }],
}
