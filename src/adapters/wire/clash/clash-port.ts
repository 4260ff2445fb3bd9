import { currentClash, voteInClash } from './clash-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ClashGateway } from '@/application/clash/clash-gateway'

const bound = bindingOf<ClashGateway>()

/** The clash of cams on the wire. */
export const clashPort: PortBinding<ClashGateway> = {
  current: bound('current', currentClash, { answer: 'clash' }),
  vote: bound('vote', voteInClash, { fields: ['roundId', 'actorId'] }),
}
