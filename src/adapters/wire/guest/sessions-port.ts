import { endSession, listSessions } from './session-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { GuestGateway } from '@/application/guest/guest-gateway'

type Bound = Pick<GuestGateway, 'sessions' | 'endSession'>

const bound = bindingOf<Bound>()

/** The guest's sessions on the wire. */
export const sessionsPort: PortBinding<Bound> = {
  sessions: bound('sessions', listSessions, { answer: 'sessions' }),
  endSession: bound('endSession', endSession, { fields: ['id'] }),
}
