import { BackendError } from '@/application/errors/backend-error'
import { MAX_PAGE_SIZE } from '@/application/paging/page'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { asId, type ActorId, type ChatId, type IdempotencyKey } from '@/domain/ids'
import type { LiveCommand, SubmittedCommand } from '@/domain/assembly/live-command'
import type { ChannelFilter } from '@/domain/messenger/channel'
import { orderOf } from '@/domain/messenger/channel-order'

/** The result of a command: executed, with its answer, or refused. */
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

/** Work whose expected refusals are values. */
const accepted = async (work: Promise<{ ok: true } | { ok: false; reason: string }>): Promise<Answer> => {
  const result = await work
  return result.ok ? DONE : refused(result.reason)
}

type Command<T extends LiveCommand['type']> = Extract<LiveCommand, { type: T }>

const channels = (ports: GuestPorts, filter: ChannelFilter, first = MAX_PAGE_SIZE, offset = 0) =>
  ports.messenger.channels({ first, offset, filter, order: orderOf(filter) })

const send = ({ messenger }: GuestPorts, command: Command<'sendMessage'>, requestId: string) =>
  messenger.send({
    channelId: command.channelId,
    clientId: asId<IdempotencyKey>(requestId),
    text: command.data,
    gifts: command.includedGifts,
    chatId: command.chatId,
    agreedPrice: command.agreedPrice,
    ...(command.replyTo === undefined ? {} : { replyTo: command.replyTo }),
  })

/**
 * Sends a chat's text as a message of the channel with the actor of the chat. It costs nothing, or
 * is refused.
 */
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

const done = (): Promise<Answer> => Promise.resolve(DONE)

/**
 * A command that is executed for a guest. Which updates a connection receives is decided by the
 * connection itself (`connection.ts`).
 */
export type GuestCommand = Exclude<SubmittedCommand, { readonly type: 'watchActors' }>

type Handler<T extends GuestCommand['type']> = (
  ports: GuestPorts,
  command: Command<T>,
  requestId: string,
) => Promise<Answer>

/** The handler of each command; a missing one does not compile. */
const handlers: { readonly [T in GuestCommand['type']]: Handler<T> } = {
  sendMessage: (ports, command, requestId) => answered(send(ports, command, requestId)),
  chatMessage,
  loadChannels: (ports, { limit, offset }) => answered(channels(ports, 'newest', limit, offset)),
  onlineChannels: (ports) => answered(channels(ports, 'online-only')),
  filterChannels: (ports, { filter }) => answered(channels(ports, filter)),
  archiveChannel: ({ messenger }, { channelId, status }) =>
    carriedOut(messenger.archive(channelId, status === 'archived')),
  markChannelRead: ({ messenger }, { channelId }) => carriedOut(messenger.markRead(channelId)),
  markNotifications: ({ notifications }, { ids, as }) => carriedOut(notifications.mark(ids, as)),
  pinFavorite: pin,
  unpinFavorite: pin,
  chatStart: ({ chat }, { type: _type, ...request }) => answered(chat.startChat(request)),
  chatStop: ({ chat }, { chatId }) => answered(chat.stop(chatId)),
  chatHeartbeat: ({ chat }, { chatId, cameraSign }) => carriedOut(chat.heartbeat(chatId, cameraSign)),
  chatSetStop: ({ chat }, { chatId, stopAt }) => carriedOut(chat.setStop(chatId, stopAt)),
  removeStatusBar: ({ emailConfirmation }) => carriedOut(emailConfirmation.dismiss()),
  typing: done,
  viewing: done,
  passwordChanged: ({ checkout }) => carriedOut(checkout.passwordChanged()),
  oneClickCharge: ({ oneClick }, { amount, channelId }, requestId) =>
    answered(oneClick.charge({ amount, channelId, key: asId<IdempotencyKey>(requestId) })),
  sendSignupEmail: ({ emailConfirmation }) => accepted(emailConfirmation.request()),
  toggleEmailNotification: ({ notificationSettings }, { actorId, enabled }) =>
    accepted(notificationSettings.mailAbout(actorId, enabled)),
  toggleSmsNotification: ({ notificationSettings }, { actorId, enabled }) =>
    accepted(notificationSettings.textAbout(actorId, enabled)),
}

/**
 * Executes a command with the ports of its sender. `requestId` names a message and is its id for
 * the platform too, so that it is sent and charged once even by a server that has lost its cached
 * answer. Throws `BackendError`.
 */
export async function dispatchCommand(ports: GuestPorts, command: GuestCommand, requestId: string): Promise<Answer> {
  const handler = handlers[command.type] as Handler<GuestCommand['type']>
  return handler(ports, command, requestId)
}

/** Returns the name of a failure on the socket, apart from refusals. */
export const errorAnswer = (error: unknown): Answer =>
  refused(`error:${error instanceof BackendError ? error.code : 'internal'}`)
