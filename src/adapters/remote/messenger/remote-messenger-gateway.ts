import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { sendResult } from '@/adapters/wire/messenger/messenger-calls'
import { messengerPort } from '@/adapters/wire/messenger/messenger-port'
import { BackendError } from '@/application/errors/backend-error'
import type { MessengerGateway, OutgoingMessage } from '@/application/messenger/messenger-gateway'
import type { SubmittedCommand } from '@/domain/live-command'

/** A guest's conversations over the wire. */
export function remoteMessengerGateway(request: SendRequest, commander: Commander): MessengerGateway {
  // A guest without an account has no channels: the requested channel does not exist.
  const execute = async (command: SubmittedCommand): Promise<void> => {
    const { refused } = await commander.request(command, acknowledged)
    if (refused !== null) throw new BackendError('not-found', { detail: refused })
  }
  return {
    ...remotePort(messengerPort, request),
    // The message's own id names the request as well, so that a message sent again is the same message everywhere.
    send: async (message) => {
      const { refused, ...answer } = await commander.request(commandOf(message), sendResult, message.clientId)
      if (refused === null && 'result' in answer) return answer.result
      throw new BackendError('protocol', { detail: refused ?? 'sendMessage' })
    },
    markRead: (channelId) => execute({ type: 'markChannelRead', channelId }),
    archive: (channelId, archived) =>
      execute({ type: 'archiveChannel', channelId, status: archived ? 'archived' : 'restored' }),
  }
}

function commandOf({ channelId, text, gifts, chatId, agreedPrice, replyTo }: OutgoingMessage): SubmittedCommand {
  return {
    type: 'sendMessage',
    channelId,
    messageType: gifts.length > 0 ? 'gift' : 'text',
    senderType: 'guest',
    isVideochat: chatId !== null,
    isFreechat: false,
    data: text,
    includedGifts: gifts,
    chatId,
    agreedPrice,
    ...(replyTo === undefined ? {} : { replyTo }),
  }
}
