import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { chatStartResult, chatStopResult } from '@/adapters/wire/chat/chat'
import { chatPort } from '@/adapters/wire/chat/chat-port'
import type { ChatGateway } from '@/application/chat/chat-gateway'
import { BackendError } from '@/application/errors/backend-error'

/** Live chats over the wire; the meter is the platform's. Commands in order on one connection, which no call can promise. */
export function remoteChatGateway(send: SendRequest, commander: Commander): ChatGateway {
  return {
    ...remotePort(chatPort, send),
    startChat: async (request) => {
      const outcome = await commander.request({ type: 'chatStart', ...request }, chatStartResult)
      if (outcome.refused === null) return outcome.result
      throw new BackendError('protocol', { detail: outcome.refused })
    },
    heartbeat: async (chatId, cameraSign) =>
      commander.notify({ type: 'chatHeartbeat', chatId, ...(cameraSign === undefined ? {} : { cameraSign }) }),
    stop: async (chatId) => {
      const outcome = await commander.request({ type: 'chatStop', chatId }, chatStopResult)
      if (outcome.refused === null) return outcome.result
      throw new BackendError('protocol', { detail: outcome.refused })
    },
    setStop: async (chatId, stopAt) => {
      const { refused } = await commander.request({ type: 'chatSetStop', chatId, stopAt }, acknowledged)
      if (refused !== null) throw new BackendError('protocol', { detail: refused })
    },
  }
}
