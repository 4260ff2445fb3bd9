import { guestPostOf, guestPosts } from './guest-post-records'
import { needOfPost, subscriptionsOf } from './post-need'
import { posts } from './post-records'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { ContentSale, ContentOffer } from '@/adapters/backend/content/buy-content'
import type { PostId } from '@/domain/ids'

/** Sells a post, which is then owned for good (FEE-024). An archived post is not sold any more. */
export const postSale: ContentSale<PostId, ContentOffer> = {
  name: 'post',
  async offer(tx, id, { guest, language, now }) {
    const record = await tx.get(posts, id)
    const actor = record && (await tx.get(actors, record.actorId))
    if (record === undefined || actor === undefined) return undefined
    const [guestPost, ageCheck, isSubscribed] = await Promise.all([
      guestPostOf(tx, guest.id, id),
      ageCheckOf(tx, guest.id),
      subscriptionsOf(tx, guest, now),
    ])
    const isBought = guestPost.boughtAt !== null
    if (record.status === 'archived' && !isBought) return undefined
    const isOwned = isBought || isSubscribed(actor.id)
    return {
      actorId: actor.id,
      title: record.texts[language].title,
      price: record.price,
      need: needOfPost(record, guest, { hasAvs: ageCheck.avsStatus === 'accepted', hasBought: isOwned }),
      isOwned: isOwned || record.price === 0,
    }
  },
  async own(tx, postId, { guestId, at, price }) {
    await tx.put(guestPosts, { ...(await guestPostOf(tx, guestId, postId)), boughtAt: at, price })
  },
  sold: null,
}
