import { BackendError } from '@/application/errors/backend-error'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { GuestPorts } from '@/application/platform/platform'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import type { LiveCommand, SubmittedCommand } from '@/domain/live/commands'
import type { ChannelFilter } from '@/domain/messenger/channel'

/** How a command went: carried out, with what it is answered, or refused. */
export interface Answer {
  readonly refused: string | null
  readonly result?: unknown
}

const DONE: Answer = { refused: null }
const refused = (reason: string): Answer => ({ refused: reason })
const answered = async (result: Promise<unknown>): Promise<Answer> => ({ refused: null, result: await result })
const carriedOut = async (work: Promise<unknown>): Promise<Answer> => {
  await work
  return DONE
}

type Command<T extends LiveCommand['type']> = Extract<LiveCommand, { type: T }>

/**
 * Carries a command out with the ports of whoever sent it. `requestId` names a message and is its id for the platform too, so
 * that it is sent and charged once even by a server that has forgotten it. Throws `BackendError`.
 */
export async function carryOut(ports: GuestPorts, command: SubmittedCommand, requestId: string): Promise<Answer> {
  switch (command.type) {
    case 'sendMessage':
      return answered(send(ports, command, requestId))
    case 'chatMessage':
      return chatMessage(ports, command, requestId)
    case 'loadChannels':
      return answered(channels(ports, 'newest', command.limit, command.offset))
    case 'onlineChannels':
      return answered(channels(ports, 'online-only'))
    case 'filterChannels':
      return answered(channels(ports, command.filter))
    case 'archiveChannel':
      return carriedOut(ports.messenger.archive(command.channelId, command.status === 'archived'))
    case 'markChannelRead':
      return carriedOut(ports.messenger.markRead(command.channelId))
    case 'markNotifications':
      return carriedOut(ports.notifications.mark(command.ids, command.as))
    case 'pinFavorite':
    case 'unpinFavorite':
      return pin(ports, command)
    case 'chatStart': {
      const { type: _type, ...request } = command
      return answered(ports.chat.start(request))
    }
    case 'chatStop':
      return answered(ports.chat.stop(command.chatId))
    case 'chatHeartbeat':
      return carriedOut(ports.chat.heartbeat(command.chatId))
    case 'chatSetStop':
      return carriedOut(ports.chat.setStop(command.chatId, command.stopAt))
    case 'removeStatusBar':
      return carriedOut(ports.guest.savePreferences({ statusBar: 'removed' }))
    case 'typing':
    case 'viewing':
    case 'passwordChanged':
      return DONE
    case 'oneClickCharge':
    case 'sendSignupEmail':
    case 'toggleEmailNotification':
    case 'toggleSmsNotification':
    default:
      return refused('not-offered')
  }
}

const channels = (ports: GuestPorts, filter: ChannelFilter, first = MAX_PAGE_SIZE, offset = 0) =>
  ports.messenger.channels({ first, offset, filter })

const send = ({ messenger }: GuestPorts, command: Command<'sendMessage'>, requestId: string) =>
  messenger.send({
    channelId: command.channelId,
    clientId: asId<IdempotencyKey>(requestId),
    text: command.data,
    gifts: command.includedGifts,
    chatId: command.chatId,
    agreedPrice: command.agreedPrice,
  })

/** What is said in a chat is a message of the channel with the performer one is chatting with. It costs nothing, or is refused. */
async function chatMessage(ports: GuestPorts, command: Command<'chatMessage'>, requestId: string): Promise<Answer> {
  const running = await ports.chat.running()
  if (running?.chatId !== command.chatId) return refused('no-chat')
  const channel = await ports.messenger.channelWithActor(running.actorId)
  if (channel === null) return refused('login-required')
  const chatId: ChatId = command.chatId
  const clientId = asId<IdempotencyKey>(requestId)
  const words = { channelId: channel.id, clientId, text: command.text, gifts: [], chatId, agreedPrice: 0 }
  return answered(ports.messenger.send(words))
}

async function pin(ports: GuestPorts, command: Command<'pinFavorite' | 'unpinFavorite'>): Promise<Answer> {
  if (command.subject !== 'actor') return refused('not-offered')
  if (command.subjectId === '') return refused('no-id')
  const result = await ports.actors.pin(asId<ActorId>(command.subjectId), command.type === 'pinFavorite')
  return result.ok ? DONE : refused(result.reason)
}

/** What a failure is called on the line, apart from refusals. */
export const faultAnswer = (fault: unknown): Answer =>
  refused(`error:${fault instanceof BackendError ? fault.code : 'internal'}`)
