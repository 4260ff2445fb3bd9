import { messageOf } from './message-view'
import { channels, messages, unlockedMedia } from './messenger-records'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { ContentSale, ContentOffer } from '@/adapters/backend/content/buy-content'
import type { MessageId } from '@/domain/ids'

/** Sells the media of a message, which only its guest can buy, for good. */
export const messageMediaSale: ContentSale<MessageId, ContentOffer> = {
  name: 'message-media',
  async offer(tx, id, { guest }) {
    const record = await tx.get(messages, id)
    if (record === undefined || record.media === null || record.guestId !== guest.id) return undefined
    const [channel, { media }] = await Promise.all([tx.get(channels, record.channelId), messageOf(tx, record)])
    const actor = channel === undefined ? undefined : await tx.get(actors, channel.actorId)
    if (actor === undefined || media === null) return undefined
    return { actorId: actor.id, title: actor.name, price: media.price, need: media.need, isOwned: media.unlocked }
  },
  own: (tx, messageId, owner) => tx.put(unlockedMedia, { ...owner, messageId }),
  sold: null,
}
