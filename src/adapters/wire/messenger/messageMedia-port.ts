import { getMessage, openMessageMedia, unlockMessageMedia } from './message-media-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import type { MessageMediaFile } from '@/domain/messenger/message-media'

const bound = bindingOf<MessageMediaGateway>()

/** Files are served by the server that has answered. */
const reachable = (file: MessageMediaFile, baseUrl: string): MessageMediaFile =>
  file.kind === 'picture'
    ? { ...file, address: atServer(file.address, baseUrl) }
    : { ...file, playlistUrl: atServer(file.playlistUrl, baseUrl) }

/** Pictures and videos of messages on the wire. */
export const messageMediaPort: PortBinding<MessageMediaGateway> = {
  unlock: bound('unlock', unlockMessageMedia, { fields: ['messageId', 'key', 'agreedPrice'] }),
  message: bound('message', getMessage, { fields: ['messageId'], answer: 'message' }),
  file: bound('file', openMessageMedia, {
    fields: ['messageId'],
    answer: 'file',
    reach: (file, baseUrl) => (file === null ? null : reachable(file, baseUrl)),
  }),
}
