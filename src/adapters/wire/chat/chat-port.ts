import { getRunningChat, guestVideoTime } from './chat'
import { startAnonymousVoicecallChat } from './voice-call'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { ChatGateway } from '@/application/chat/chat-gateway'

type Bound = Pick<ChatGateway, 'running' | 'videoTime' | 'startVoiceCall'>

/** Chats on the wire, as far as they are calls. All others are commands of the live connection. */
export const chatPort: PortBinding<Bound> = {
  running: bindingOf<Bound>()('running', getRunningChat, { answer: 'chat' }),
  videoTime: bindingOf<Bound>()('videoTime', guestVideoTime, { fields: ['chatId'] }),
  startVoiceCall: bindingOf<Bound>()('startVoiceCall', startAnonymousVoicecallChat),
}
