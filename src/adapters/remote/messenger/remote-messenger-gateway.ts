import { otherwise } from '@/application/errors/otherwise'
import type { Commander } from '@/adapters/remote/live/commander'
import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { acknowledged } from '@/adapters/wire/base/command'
import { sendResult } from '@/adapters/wire/messenger/messenger-calls'
import { messengerPort } from '@/adapters/wire/messenger/messenger-port'
import { channelPage } from '@/adapters/wire/messenger/messenger-commands'
import { BackendError } from '@/application/errors/backend-error'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import { orderOf } from '@/domain/messenger/channel-order'
import type { MessengerGateway, OutgoingMessage } from '@/application/messenger/messenger-gateway'
import type { SubmittedCommand } from '@/domain/assembly/live-command'

/** A guest's conversations over the wire. */
export function remoteMessengerGateway(request: SendRequest, commander: Commander): MessengerGateway {
  // A guest without an account has no channels: the requested channel does not exist.
  const execute = async (command: SubmittedCommand): Promise<void> => {
    const { refused } = await commander.request(command, acknowledged)
    if (refused !== null) throw new BackendError('not-found', { detail: refused })
  }
  const port = remotePort(messengerPort, request)
  return {
    ...port,
    // Over the open connection where there is one (MSG-025 to MSG-027); a page that is still connecting does not wait for it.
    channels: async (query) => {
      const command = commander.isReady ? listOf(query) : null
      if (command === null) return port.channels(query)
      const answer = await commander.request(command, channelPage).catch(otherwise(null))
      return answer === null || answer.refused !== null ? port.channels(query) : answer.result
    },
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

/** The command that answers the same list; `null`: there is none. */
function listOf({
  filter,
  first,
  offset,
  order,
}: Parameters<MessengerGateway['channels']>[0]): SubmittedCommand | null {
  if (order !== orderOf(filter)) return null
  if (filter === 'newest') return { type: 'loadChannels', offset, limit: first }
  if (offset > 0 || first < MAX_PAGE_SIZE) return null
  return filter === 'online-only' ? { type: 'onlineChannels' } : { type: 'filterChannels', filter }
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
