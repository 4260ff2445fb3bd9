import { conversionMinutesOf, takeConversionMinutes, type Pair } from './conversion-chat'
import type { ChatRecord } from '@/adapters/backend/chat/base/chat-records'
import { chatMinutesOf, takeVouchers } from '@/adapters/backend/vouchers/spend-vouchers'
import type { Reader, Transaction } from '@/adapters/stores/store'
import { isExclusive } from '@/domain/chat/company'
import { voucherTypes, type Voucher } from '@/domain/vouchers/voucher'

/**
 * Returns the free minutes with an actor: of the conversion chat, then of vouchers. Those for private
 * shows count where the guest is alone with the actor.
 */
export async function freeMinutesOf(reader: Reader, pair: Pair, isPrivate: boolean, now: number): Promise<number> {
  const [ofOffer, ofVouchers] = await Promise.all([
    conversionMinutesOf(reader, pair, now),
    chatMinutesOf(reader, pair.guest.id, { actorId: pair.actor.id, isPrivate, now }),
  ])
  return ofOffer + ofVouchers
}

/** Takes the used minutes: first those the offer gave at the start, then vouchers. */
export async function takeFreeMinutes(
  tx: Transaction,
  { guestId, actorId, offerMinutes, mode }: Pick<ChatRecord, 'guestId' | 'actorId' | 'offerMinutes' | 'mode'>,
  minutes: number,
  now: number,
): Promise<readonly Voucher[]> {
  const ofOffer = Math.min(offerMinutes, minutes)
  await takeConversionMinutes(tx, guestId, ofOffer)
  const use = { actorId, now }
  const ofPrivate = isExclusive(mode) ? minutes - ofOffer : 0
  const { missing } = await takeVouchers(tx, guestId, { ...use, type: voucherTypes.privateShow }, ofPrivate)
  const left = minutes - ofOffer - ofPrivate + missing
  return (await takeVouchers(tx, guestId, { ...use, type: voucherTypes.videochat }, left)).vouchers
}
