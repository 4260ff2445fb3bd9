import { soldCounter } from './sold-counter'
import { guestVideoKey, ownedVideos, videos } from './video-records'
import { detailsOf } from './video-view'
import { telling } from '@/adapters/backend/kernel/news'
import { balanceOfGuest, spend } from '@/adapters/backend/money/ledger-book'
import { identify, isLoggedIn, type Caller } from '@/adapters/backend/access/caller'
import { membershipOf } from '@/adapters/backend/access/memberships'
import type { Core } from '@/adapters/backend/kernel/core'
import { tally } from '@/adapters/backend/kernel/tallies'
import type { BuyResult } from '@/application/media/video-gateway'
import { asId, type IdempotencyKey, type VideoId } from '@/domain/ids'
import { isAgreed } from '@/domain/money/agreed-price'

/** Buys a video: charged once and no more than was agreed, owned for good, all in one transaction (MED-046, MED-052). */
export async function buyVideo(
  core: Core,
  caller: Caller,
  id: VideoId,
  { key, agreedPrice }: { readonly key: IdempotencyKey; readonly agreedPrice: number },
): Promise<BuyResult> {
  return telling<BuyResult>(core, async (tx, tell) => {
    const { guest } = await identify(tx, caller)
    if (!isLoggedIn(guest)) return { ok: false, reason: 'login-required', missing: 0 }
    if (guest.isLocked) return { ok: false, reason: 'locked', missing: 0 }
    if (guest.restrictionLevel !== null) return { ok: false, reason: 'restricted', missing: 0 }
    const [record, membership] = await Promise.all([tx.get(videos, id), membershipOf(tx, guest.id)])
    if (record === undefined) return { ok: false, reason: 'not-found', missing: 0 }
    const viewer = { guest, membership, language: caller.language(), now: core.clock.now() }
    const details = await detailsOf(tx, record, viewer)
    if (details.need === 'needAgeCheck') return { ok: false, reason: 'age-check', missing: 0 }
    const { bought, gifted } = details.guestInfo
    if (bought || gifted || record.free) {
      return { ok: true, video: details, balance: await balanceOfGuest(tx, guest.id), charged: 0 }
    }
    // What only the club may watch is not for sale, not even for nothing.
    if (record.price === 0) {
      return details.need === null
        ? { ok: true, video: details, balance: await balanceOfGuest(tx, guest.id), charged: 0 }
        : { ok: false, reason: 'restricted', missing: 0 }
    }
    if (!isAgreed(record.price, agreedPrice)) return { ok: false, reason: 'price-changed', missing: 0 }
    const booked = await spend(
      tx,
      {
        key: asId<IdempotencyKey>(`video:${guest.id}:${id}:${key}`),
        at: viewer.now,
        kind: 'video',
        amount: record.price,
        guestId: guest.id,
        statement: `video:${id}`,
        subject: record.texts[viewer.language].title,
        subjectId: id,
        paid: null,
      },
      record.actorId,
    )
    if (!booked.ok) return booked
    await tx.put(ownedVideos, { guestId: guest.id, videoId: id, at: viewer.now, price: record.price, gifted: false })
    await tally(core, tx, soldCounter, id, 1)
    if (booked.charged > 0) tell({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    const owned = (await tx.get(ownedVideos, guestVideoKey(guest.id, id))) !== undefined
    return {
      ok: true,
      video: { ...details, need: null, guestInfo: { ...details.guestInfo, bought: owned } },
      balance: booked.balance,
      charged: booked.charged,
    }
  })
}
