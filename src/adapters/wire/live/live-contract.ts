import { ping, position, requestSession } from './session-commands'
import type { FeatureContract } from '@/adapters/wire/contract/feature-contract'

/** The socket itself. */
export const liveContract: FeatureContract = {
  feature: 'live',
  about: 'The socket itself.',
  schemas: [
    {
      name: 'Position',
      schema: position,
      about: 'Where a client left off: the last update it heard.',
      fields: { epoch: 'Whose numbers they are; any other value begins anew.' },
    },
  ],
  operations: [
    {
      operation: requestSession,
      about: 'Binds the connection to a session; the first frame of a connection, within 15 s.',
      rules: 'Answered with sessionAcknowledged, or sessionExpired.',
      fields: {
        since: 'The newest message seen, or null; changes nothing here.',
        position: 'The last update heard, or null: begin anew.',
        language: 'In which texts of updates are.',
      },
    },
    {
      operation: ping,
      about: 'Tests the connection, every 50 s. Answered with pong.',
      rules: 'Whoever says nothing for 130 s is closed.',
    },
  ],
  updates: [{ type: 'sessionExpired', about: 'The token opens nothing any more. Has no number.' }],
}
