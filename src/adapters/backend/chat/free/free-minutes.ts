import { conversionMinutesOf, takeConversionMinutes, type Pair } from './conversion-chat'
import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { chatMinutesOf, takeVouchers } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

/** Returns the free minutes with an actor: of the conversion chat, then of vouchers. */
export async function freeMinutesOf(reader: Reader, pair: Pair, now: number): Promise<number> {
  const [ofOffer, ofVouchers] = await Promise.all([
    conversionMinutesOf(reader, pair, now),
    chatMinutesOf(reader, pair.guest.id, pair.actor.id, now),
  ])
  return ofOffer + ofVouchers
}

/** Takes the used minutes: first those the offer gave at the start, then vouchers. */
export async function takeFreeMinutes(
  tx: Transaction,
  { guestId, actorId, offerMinutes }: Pick<ChatRecord, 'guestId' | 'actorId' | 'offerMinutes'>,
  minutes: number,
  now: number,
): Promise<readonly Voucher[]> {
  const ofOffer = Math.min(offerMinutes, minutes)
  await takeConversionMinutes(tx, guestId, ofOffer)
  const use = { type: voucherTypes.videochat, actorId, now }
  return (await takeVouchers(tx, guestId, use, minutes - ofOffer)).vouchers
}
