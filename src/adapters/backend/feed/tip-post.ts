import { comments, postTipKey, postTips } from './comment-records'
import { guestPostOf, guestPosts } from './guest-post-records'
import { posts } from './post-records'
import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { balanceOfGuest, spend, type BookingResult } from '@/adapters/backend/money/ledger-book'
import { BackendError } from '@/application/errors/backend-error'
import type { PostTip } from '@/application/feed/feed-gateway'
import type { PurchaseRefusal } from '@/application/money/buy-content'
import { isTipAmount } from '@/domain/feed/tipping-goal'
import { asId, type IdempotencyKey } from '@/domain/ids'

type Tipped = Extract<BookingResult, { ok: true }> | PurchaseRefusal

const refused = (reason: PurchaseRefusal['reason'], missing = 0): PurchaseRefusal => ({ ok: false, reason, missing })

/**
 * Gives a tip for a post: charged and counted for its goal in one transaction, once for one key
 * (FEE-029, FEE-030).
 */
export function tipPost(
  platform: PlatformContext,
  caller: RequestContext,
  { postId, amountCoins: amount, key }: PostTip,
): Promise<Tipped> {
  if (!isTipAmount(amount)) throw new BackendError('invalid-request', { fields: ['amountCoins'] })
  return transactionWithUpdates<Tipped>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const permission = authorize(guest, 'tip')
    if (!permission.ok) return refused(permission.reason)
    const [post, before] = await Promise.all([
      tx.get(posts, postId),
      tx.get(postTips, postTipKey(guest.id, postId, key)),
    ])
    const actor = post && (await tx.get(actors, post.actorId))
    if (post === undefined || actor === undefined) return refused('not-found')
    if (before !== undefined) {
      if (before.amount !== amount) throw new BackendError('invalid-request', { fields: ['key'] })
      return { ok: true, balance: await balanceOfGuest(tx, guest.id), charged: amount }
    }
    if (post.status !== 'published') return refused('not-found')
    const at = platform.clock.now()
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`post-tip:${guest.id}:${postId}:${key}`),
        at,
        kind: 'post-tip',
        amount,
        guestId: guest.id,
        statement: `post-tip:${postId}:${key}`,
        subject: actor.name,
        subjectId: actor.id,
        paid: null,
      },
      actor.id,
    )
    if (!booked.ok) return booked
    await tx.put(postTips, { guestId: guest.id, postId, key, at, amount })
    await tx.put(posts, { ...post, tipsSum: post.tipsSum + amount })
    const guestPost = await guestPostOf(tx, guest.id, postId)
    await tx.put(guestPosts, { ...guestPost, tipped: guestPost.tipped + amount })
    if (guestPost.tipped === 0)
      for (const comment of await tx.find(comments, 'ofGuest', { prefix: [guest.id, postId] }))
        await tx.put(comments, { ...comment, tipped: true })
    publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    publish({ audience: guest.id, update: { type: 'feedPostChanged', postId } })
    return booked
  })
}
