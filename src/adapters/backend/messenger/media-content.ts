import { channels, messages, unlockedMedia } from './messenger-records'
import { noDetails, type Content, type ContentKind } from '@/adapters/backend/content/content-kinds'
import { byId, pricesOf } from '@/adapters/backend/content/content-records'
import { laneOf } from '@/adapters/backend/content/lane'

/** The picture or video of a message as other features use it. */
export const messageContent: ContentKind = {
  async contents(reader, ids, viewer) {
    const [found, unlocked] = await Promise.all([byId(reader, messages, ids), byId(reader, unlockedMedia, ids)])
    const own = found.filter(({ guestId }) => guestId === viewer.guestId)
    const conversations = await byId(reader, channels, [...new Set(own.map(({ channelId }) => channelId))])
    const actorOf = new Map(conversations.map(({ id, actorId }) => [id, actorId]))
    const paid = pricesOf(unlocked, ({ messageId }) => messageId)
    return new Map(
      own.flatMap(({ id, channelId, media }) => {
        const actorId = actorOf.get(channelId)
        if (media === null || actorId === undefined) return []
        const isVideo = media.kind === 'video'
        const content: Content = {
          ...noDetails,
          medium: isVideo ? 'videos' : 'photos',
          actorId,
          duration: isVideo ? media.seconds : null,
          pictures: isVideo ? 0 : 1,
          cover: media.poster,
          channelId,
          price: media.price,
          paid: paid.get(id) ?? null,
        }
        return [[id, content] as const]
      }),
    )
  },
  bought: {
    source: 'messenger',
    media: ['videos', 'photos'],
    lane: laneOf({
      lane: 'unlockedMedia',
      collection: unlockedMedia,
      index: 'byGuest',
      prefix: (guestId) => [guestId],
      isLatestFirst: false,
      entry: ({ messageId: id, at, price }) => ({
        at,
        id,
        kind: 'message',
        subjectId: id,
        activity: 'unlocked',
        paid: price,
      }),
    }),
  },
}
