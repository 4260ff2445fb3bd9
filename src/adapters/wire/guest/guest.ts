import * as z from 'zod/mini'
import { answerText, coins, count, flag, id, int, moment, whole, type Wire } from '@/adapters/wire/base/scalars'
import { ownedGifts } from '@/adapters/wire/gifts/gift'
import { plan } from '@/adapters/wire/payments/plan'
import { phoneVerification } from '@/adapters/wire/phone/phone-verification'
import { voucher } from '@/adapters/wire/vouchers/voucher'
import { actorId } from '@/adapters/wire/actors/actor-id'
import type { GuestId, TicketId } from '@/domain/ids'
import type { ChatShowTicket, Guest, GuestCounts } from '@/domain/guest/guest'
import type { RestrictionLevel } from '@/domain/access/permissions'

const word = answerText(500)

export const guestId = id<GuestId>()

export const chatShowTicket: Wire<ChatShowTicket> = z.object({
  ticketId: id<TicketId>(),
  showId: word,
  start: moment,
  end: moment,
  actorId,
})

export const guestCounts: Wire<GuestCounts> = z.object({
  boughtVideos: count,
  boughtPhotos: count,
  privateCollection: count,
  pinnedFavorites: count,
  videochats: count,
})

const restrictionLevel: Wire<RestrictionLevel> = z.union([z.literal(1), z.literal(2), z.literal(3)])

export const notificationSettings = z.object({ email: flag, sms: flag, push: flag })

/** GUE-001 to GUE-009. */
export const guest: Wire<Guest> = z.object({
  id: guestId,
  name: word,
  avatar: whole,
  email: z.nullable(word),
  emailVerified: flag,
  signupOrigin: word,
  geoLocation: z.object({ countryCode: answerText(2), city: z.exactOptional(word) }),
  testGroups: z.array(word),
  preferences: z.record(answerText(100), answerText(500)),
  loyaltyPoints: z.int(),
  showDataProtection: flag,
  notificationSettings,
  isLoggedIn: flag,
  isLocked: flag,
  isVip: flag,
  vipPlan: plan,
  isRestricted: flag,
  restrictionLevel: z.nullable(restrictionLevel),
  isPayingCustomer: flag,
  isForcePayment: flag,
  isBlockedForComments: flag,
  hasAvs: flag,
  avsStatus: z.enum(['unknown', 'pending', 'accepted', 'rejected']),
  avsRejectMessage: z.nullable(answerText(2_000)),
  balance: coins,
  balanceFormatted: word,
  vouchers: z.array(voucher),
  oneClick: z.object({ enabled: flag, amounts: z.array(int(0, 1_000_000)), means: z.exactOptional(word) }),
  autoRecharge: z.object({ enabled: flag, amount: count }),
  tvSubscription: z.object({ current: flag, past: flag }),
  voicecall: z.object({ active: flag, idHash: z.nullable(word) }),
  counts: guestCounts,
  spinwheelSpins: count,
  messengerGiftCount: count,
  freeMessagesCount: count,
  privateShowTickets: z.array(id<TicketId>()),
  chatShowTickets: z.array(chatShowTicket),
  boughtGifts: ownedGifts,
  featureFeedback: z.array(word),
  conversionChatEnds: z.record(answerText(100), moment),
  phoneVerifications: z.array(phoneVerification),
})
