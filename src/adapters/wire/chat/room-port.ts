import { roomLines, roomRules } from './room'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { RoomGateway } from '@/application/chat/room-gateway'

const bound = bindingOf<RoomGateway>()

/** What guests share in a room, on the wire. */
export const roomPort: PortBinding<RoomGateway> = {
  lines: bound('lines', roomLines, { fields: ['chatId'] }),
  rules: bound('rules', roomRules, { fields: ['actorId'] }),
}
