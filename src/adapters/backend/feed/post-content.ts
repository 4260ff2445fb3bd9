import { hideable, type HideableKind } from '@/adapters/backend/content/hideable'
import { guestPostOf, guestPostKey, guestPosts } from './guest-post-records'
import { posts, type PostRecord } from './post-records'
import { ShownPictures } from '@/adapters/backend/actors/shown-pictures'
import { noDetails, type Content, type ContentKind } from '@/adapters/backend/content/content-kinds'
import { byId, pricesOf, withBought } from '@/adapters/backend/content/content-records'
import { laneOf } from '@/adapters/backend/content/lane'
import { groupOf } from '@/domain/feed/feed-lists'
import { asId, type PostId } from '@/domain/ids'
import type { LibraryMedium } from '@/domain/library/library'

/** Posts of texts alone belong to neither medium: the feed itself lists them. */
const mediumOfPost = ({ type }: PostRecord): LibraryMedium | null => {
  const group = groupOf(type)
  return group === 'texts' ? null : group === 'clips' ? 'videos' : 'photos'
}

/** A post as other features use it. */
export const postContent: ContentKind = {
  async contents(reader, ids, viewer) {
    const keys = ids.map((id) => guestPostKey(viewer.guestId, asId<PostId>(id)))
    const ownPosts = await byId(reader, guestPosts, keys)
    const paid = pricesOf(
      ownPosts.filter(({ boughtAt }) => boughtAt !== null),
      ({ postId }) => postId,
    )
    const records = await withBought(reader, posts, ids, paid)
    const shown = new ShownPictures(reader, viewer.guestId)
    const posters = await Promise.all(
      records.map(async ({ clip, fsk }) =>
        clip === null ? null : shown.cover({ cover: clip.poster, ageRating: fsk }),
      ),
    )
    return new Map(
      records.flatMap((record, at) => {
        const { id, actorId, texts, clip, price, photos } = record
        const medium = mediumOfPost(record)
        if (medium === null) return []
        const content: Content = {
          ...noDetails,
          medium,
          title: texts[viewer.language].title,
          actorId,
          duration: medium === 'videos' ? (clip?.length ?? null) : null,
          pictures: medium === 'photos' ? photos.length : 0,
          cover: posters[at] ?? null,
          price,
          paid: paid.get(id) ?? null,
        }
        return [[id, content] as const]
      }),
    )
  },
  bought: {
    source: 'feed',
    media: ['videos', 'photos'],
    lane: laneOf({
      lane: 'boughtPosts',
      collection: guestPosts,
      index: 'byPurchase',
      prefix: (guestId) => [guestId],
      isLatestFirst: false,
      entry: ({ postId: id, boughtAt, price }) => ({
        at: boughtAt ?? 0,
        id,
        kind: 'post',
        subjectId: id,
        activity: 'bought',
        paid: price,
      }),
    }),
  },
}

/** A post as an operator hides it. */
export const hideablePost: HideableKind = {
  records: [
    hideable(posts, {
      ofActor: (tx, actorId) => tx.find(posts, 'ofActor', { prefix: [actorId] }),
      assets: ({ photos, clip }) => (clip === null ? photos : [...photos, clip.assetId]),
      hasBought: async (reader, guestId, key) =>
        (await guestPostOf(reader, guestId, asId<PostId>(key))).boughtAt !== null,
    }),
  ],
}
