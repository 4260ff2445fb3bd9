import { keepMessage } from './keep-message'
import { channels, type ChannelRecord } from './messenger-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import { publishAll } from '@/adapters/backend/kernel/news'
import type { Core } from '@/adapters/backend/kernel/core'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import { rememberLanguage } from '@/adapters/backend/guest/guest-languages'
import { composeReply } from '@/adapters/backend/world/simulate/replies'
import type { Transaction } from '@/adapters/stores/store'
import type { Message } from '@/domain/messenger/message'
import { languageOrDefault, type Language } from '@/domain/navigation/language'

/** How long a performer takes to answer, ms: at once in a chat, some seconds when live, longer when away. */
const DELAYS = { chat: [1_200, 3_500], live: [4_000, 15_000], away: [40_000, 180_000] } as const

/** Lets the performer of the embedded world answer after a while, in the guest's language. */
export async function planReply(
  core: Core,
  tx: Transaction,
  to: {
    readonly channel: ChannelRecord
    readonly message: Message
    readonly language: Language
    readonly inChat: boolean
  },
): Promise<void> {
  await rememberLanguage(tx, to.channel.guestId, to.language)
  const actor = await tx.get(actors, to.channel.actorId)
  const [least, most] = to.inChat ? DELAYS.chat : DELAYS[actor?.state.isOnline === true ? 'live' : 'away']
  await tx.put(jobs, {
    id: `reply:${to.message.id}`,
    kind: 'reply',
    dueAt: core.clock.now() + Math.round(least + (most - least) * core.random.next()),
    data: {
      channelId: to.channel.id,
      text: to.message.text,
      gift: to.message.gifts[0]?.giftId ?? '',
      language: to.language,
    },
  })
}

/** The performer answers. A channel blocked meanwhile stays silent. */
export const replyJob: JobHandler = async (core, tx, job) => {
  const channel = await tx.get(channels, job.data['channelId'] ?? '')
  const actor = channel === undefined ? undefined : await tx.get(actors, channel.actorId)
  if (channel === undefined || actor === undefined || channel.blocked) return () => undefined
  const language = languageOrDefault(job.data['language'])
  const text = composeReply({
    actor,
    language,
    heard: job.data['text'] ?? '',
    giftId: job.data['gift'] ?? '',
    turn: channel.sequence,
    chance: core.random.next(),
  })
  const message = await keepMessage(tx, channel, {
    sender: 'actor',
    clientId: job.id,
    text,
    gifts: [],
    price: 0,
    at: core.clock.now(),
    chatId: null,
  })
  return () =>
    publishAll(core.hub, [{ audience: channel.guestId, update: { type: 'message', channelId: channel.id, message } }])
}
