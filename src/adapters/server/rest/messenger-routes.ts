import type { RestServer } from './rest-server'
import { getRunningChat } from '@/adapters/wire/chat/chat'
import {
  blockChannel,
  getChannel,
  getChannelWithActor,
  getMessengerActor,
  getRecommendations,
} from '@/adapters/wire/messenger/messenger-calls'
import { removeNotification } from '@/adapters/wire/notifications/notification'

const OK = { ok: true } as const

/** Conversations, chats and notifications, as far as they do not go over the socket (MSG-019 to MSG-022, NOT-004). */
export function messengerRoutes(server: RestServer): void {
  server
    .serve(getChannel, async ({ messenger }, { channelId }) => ({ channel: await messenger.channel(channelId) }))
    .serve(getChannelWithActor, async ({ messenger }, { actorId }) => ({
      channel: await messenger.channelWithActor(actorId),
    }))
    .serve(getMessengerActor, async ({ actors }, { actorId }) => ({ actor: await actors.byIdOrName(actorId) }))
    .serve(getRecommendations, async ({ messenger }, { currentActorId }) => ({
      actors: [...(await messenger.recommendations(currentActorId ?? null))],
    }))
    .serve(blockChannel, async ({ messenger }, { channelId, blocked }) => {
      await messenger.block(channelId, blocked)
      return OK
    })
    .serve(getRunningChat, async ({ chat }) => ({ chat: await chat.running() }))
    .serve(removeNotification, async ({ notifications }, { id }) => {
      await notifications.remove(id)
      return OK
    })
}
