import { authorize } from '@/adapters/backend/access/authorize'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { GuestRecord } from '@/adapters/backend/access/guest-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { transactionWithUpdates } from '@/adapters/backend/kernel/outbound-updates'
import { queueCounterDelta, type Counter } from '@/adapters/backend/kernel/counter-deltas'
import { balanceOfGuest, chargedUnder, spend, type BookingResult } from '@/adapters/backend/money/ledger-book'
import { payByVoucher } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Transaction } from '@/adapters/stores/store'
import type { PurchaseKind } from '@/application/guest/purchase-kinds'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import type { ContentBar } from '@/domain/media/video'
import { isAgreed } from '@/domain/money/agreed-price'
import type { VoucherUse } from '@/domain/vouchers/applicable'
import { voucherTypes, type VoucherTypeName } from '@/domain/vouchers/voucher'
import type { Language } from '@/domain/navigation/language'

/** The guest who wants to buy, and the time. */
export interface Buyer {
  readonly guest: GuestRecord
  readonly language: Language
  /** Epoch ms. */
  readonly now: number
}

/** A piece of content as one guest may buy it now. */
export interface ContentOffer {
  readonly actorId: ActorId
  /** The title on the statement. */
  readonly title: string
  /** Whole coins; 0: not for sale. */
  readonly price: number
  /** The condition that blocks it for this guest; `null`: none. */
  readonly need: ContentBar | null
  /** Bought, given or free: there is nothing left to pay. */
  readonly isOwned: boolean
}

/**
 * The sale of a kind of content that is bought for good, into its own records. The name is part of
 * stored keys and must not change.
 */
export interface ContentSale<Id extends string, Offer extends ContentOffer> {
  readonly name: PurchaseKind
  /** `undefined`: there is no such content. */
  readonly offer: (tx: Transaction, id: Id, buyer: Buyer) => Promise<Offer | undefined>
  /** Stores that the content is the guest's from now on. */
  readonly own: (tx: Transaction, id: Id, owner: { guestId: GuestId; at: number; price: number }) => Promise<void>
  /** The vouchers that pay for one piece, before coins do. */
  readonly voucher?: VoucherTypeName
  /** Counts its sales; `null`: nothing does, as where it is sold to one guest only. */
  readonly sold: Counter | null
}

/** `charged` is 0 where nothing was left to pay. */
export type ContentPurchase<Offer> =
  | { readonly ok: true; readonly offer: Offer; readonly balance: number; readonly charged: number }
  | Extract<BookingResult, { ok: false }>
  | {
      readonly ok: false
      readonly reason: 'login-required' | 'locked' | 'restricted' | 'not-found' | 'age-check' | 'price-changed'
      readonly missing: 0
    }

type Refusal = Extract<ContentPurchase<never>, { ok: false; missing: 0 }>['reason']

const refused = (reason: Refusal): ContentPurchase<never> => ({ ok: false, reason, missing: 0 })

const useOf = (type: VoucherTypeName, { actorId }: ContentOffer, { now }: Buyer): VoucherUse => ({
  type: voucherTypes[type],
  actorId,
  now,
})

/**
 * Buys content: charges once for a key, whose repetition gets the first answer, and no more than
 * was agreed; a voucher that fits pays in place of coins. Grants the content for good. All in one transaction (MED-046, MED-052).
 */
export function buyContent<Id extends string, Offer extends ContentOffer>(
  platform: PlatformContext,
  caller: RequestContext,
  sale: ContentSale<Id, Offer>,
  { id, key, agreedPrice }: { readonly id: Id; readonly key: IdempotencyKey; readonly agreedPrice: number },
): Promise<ContentPurchase<Offer>> {
  return transactionWithUpdates<ContentPurchase<Offer>>(platform, async (tx, publish) => {
    const { guest } = await requireSession(tx, caller)
    const buyer: Buyer = { guest, language: caller.language(), now: platform.clock.now() }
    const offer = await sale.offer(tx, id, buyer)
    const bookingKey = asId<IdempotencyKey>(`${sale.name}:${guest.id}:${id}:${key}`)
    // First of all: a repeat gets the answer of the request, even if the content has changed since,
    // or its client would book another sum.
    const before = await chargedUnder(tx, bookingKey, guest.id)
    // An answer holds the content, so a proof of age that was revoked since is checked before it.
    if (before !== null && offer !== undefined && offer.need !== 'needAgeCheck')
      return { ok: true, offer, balance: await balanceOfGuest(tx, guest.id), charged: before }
    const permission = authorize(guest, 'buy')
    if (!permission.ok) return refused(permission.reason)
    if (offer === undefined) return refused('not-found')
    if (offer.need === 'needAgeCheck') return refused('age-check')
    const { price } = offer
    if (offer.isOwned || price === 0) {
      // Content for club members only is not for sale, not even for nothing.
      if (!offer.isOwned && offer.need !== null) return refused('restricted')
      return { ok: true, offer, balance: await balanceOfGuest(tx, guest.id), charged: 0 }
    }
    const paid = sale.voucher === undefined ? null : await payByVoucher(tx, guest.id, useOf(sale.voucher, offer, buyer))
    if (paid !== null) {
      await sale.own(tx, id, { guestId: guest.id, at: buyer.now, price: 0 })
      if (sale.sold !== null) await queueCounterDelta(platform, tx, sale.sold, id, 1)
      publish(paid)
      return { ok: true, offer, balance: await balanceOfGuest(tx, guest.id), charged: 0 }
    }
    if (!isAgreed(price, agreedPrice)) return refused('price-changed')
    const booked = await spend(
      tx,
      {
        key: bookingKey,
        at: buyer.now,
        kind: sale.name,
        amount: price,
        guestId: guest.id,
        statement: `${sale.name}:${id}`,
        subject: offer.title,
        subjectId: id,
        paid: null,
      },
      offer.actorId,
    )
    if (!booked.ok) return booked
    await sale.own(tx, id, { guestId: guest.id, at: buyer.now, price })
    if (sale.sold !== null) await queueCounterDelta(platform, tx, sale.sold, id, 1)
    if (booked.charged > 0) publish({ audience: guest.id, update: { type: 'balance', balance: booked.balance } })
    return { ok: true, offer, balance: booked.balance, charged: booked.charged }
  })
}
