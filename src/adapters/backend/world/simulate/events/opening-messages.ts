import { engaged, type WorldEvent } from './event'
import { actors } from '@/adapters/backend/actors/actor-records'
import { guests } from '@/adapters/backend/access/guest-records'
import { appendMessage } from '@/adapters/backend/messenger/append-message'
import { channels, messages, type ChannelRecord } from '@/adapters/backend/messenger/messenger-records'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { languageOfGuest } from '@/adapters/backend/access/guest-languages'
import { languageWith } from '@/adapters/backend/world/simulate/replies/spoken'
import { composeOpening } from '@/adapters/backend/world/simulate/replies'
import { mediaFrom } from '@/adapters/backend/world/simulate/sent-media'
import { planNotices } from '@/adapters/backend/notifications/notices'
import type { Transaction } from '@/adapters/stores/store'

/** Time for which a channel rests before an actor writes first, ms. */
const REST = 10 * 60_000

/** Number of channels that are checked. */
const SAMPLE = 6

/** One of so many opening messages comes with a picture or a video. */
const MEDIA_EVERY = 2

/** Marks what an actor wrote unprompted. */
const UNASKED = 'opening:'

/**
 * Lets a live actor write to a guest they know: after a rest, and not again before the guest has
 * answered.
 */
export const openingMessages: WorldEvent = async (platform, tx) => {
  const taken = await engaged(tx)
  const total = await tx.count(channels, 'byGuest', [])
  for (let i = 0; i < Math.min(SAMPLE, total); i++) {
    const offset = Math.floor(platform.random.next() * total)
    const [channel] = await tx.find(channels, 'byGuest', { prefix: [], offset, limit: 1 })
    if (channel === undefined || taken.has(channel.actorId) || !(await isOpen(platform, tx, channel))) continue
    const actor = await tx.get(actors, channel.actorId)
    if (actor === undefined || !actor.state.isOnline) continue
    const language = languageWith(actor, await languageOfGuest(tx, channel.guestId))
    const sent = channel.sequence % MEDIA_EVERY === 1 ? mediaFrom(actor, channel.sequence, language) : null
    const message = await appendMessage(tx, channel, {
      sender: 'actor',
      clientId: `${UNASKED}${channel.id}:${channel.sequence}`,
      text: sent?.text ?? composeOpening(actor, language, channel.sequence),
      gifts: [],
      price: 0,
      at: platform.clock.now(),
      chatId: null,
      quote: null,
      media: sent?.media ?? null,
    })
    await planNotices(platform, tx, {
      guestId: channel.guestId,
      about: 'message',
      values: { name: actor.name },
      actorId: actor.id,
    })
    return [{ audience: channel.guestId, update: { type: 'message', channelId: channel.id, message } }]
  }
  return null
}

async function isOpen(platform: PlatformContext, tx: Transaction, channel: ChannelRecord): Promise<boolean> {
  if (channel.blocked || channel.archived || platform.clock.now() - channel.messageTimestamp < REST) return false
  const guest = await tx.get(guests, channel.guestId)
  if (guest === undefined || !isLoggedIn(guest)) return false
  const last = channel.lastMessageId === null ? undefined : await tx.get(messages, channel.lastMessageId)
  return last?.clientId.startsWith(UNASKED) !== true
}
