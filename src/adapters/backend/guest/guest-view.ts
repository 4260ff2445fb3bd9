import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import { ties } from '@/adapters/backend/actors/actor-records'
import { giftBags } from '@/adapters/backend/gifts/gift-records'
import { ownedVideos } from '@/adapters/backend/media/video-records'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { isLoggedIn } from '@/adapters/backend/access/caller'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { Reader } from '@/adapters/stores/store'
import type { Guest } from '@/domain/guest/guest'
import { subscriptionPlans } from '@/domain/payments/plans'

/** Amounts a one-click charge offers, in whole coins. */
const ONE_CLICK_AMOUNTS = [40, 100, 200]

/** The guest as he is told about himself: record, ledger, vouchers and counts in one value (GUE-001 to GUE-009). */
export async function guestView(
  reader: Reader,
  record: GuestRecord,
  session: SessionRecord,
  now: number,
): Promise<Guest> {
  const [balance, owned, bag, boughtVideos, pinned] = await Promise.all([
    balanceOfGuest(reader, record.id),
    reader.find(vouchers, 'byGuest', { prefix: [record.id] }),
    reader.get(giftBags, record.id),
    reader.count(ownedVideos, 'byGuest', [record.id]),
    reader.count(ties, 'pinned', [record.id]),
  ])
  const boughtGifts = bag?.owned ?? {}
  return {
    id: record.id,
    name: record.name,
    avatar: record.avatar,
    email: record.email,
    emailVerified: record.emailVerified,
    signupOrigin: record.signupOrigin,
    geoLocation: { countryCode: session.countryCode },
    testGroups: [],
    preferences: record.preferences,
    loyaltyPoints: record.loyaltyPoints,
    showDataProtection: record.showDataProtection,
    notificationSettings: record.notificationSettings,
    isLoggedIn: isLoggedIn(record),
    isLocked: record.isLocked,
    isVip: record.vipUntil > now,
    vipPlan: subscriptionPlans.vipabo,
    isRestricted: record.restrictionLevel !== null,
    restrictionLevel: record.restrictionLevel,
    isPayingCustomer: record.isPayingCustomer,
    isForcePayment: record.isForcePayment,
    isBlockedForComments: record.isBlockedForComments,
    hasAvs: record.avsStatus === 'accepted',
    avsStatus: record.avsStatus,
    avsRejectMessage: record.avsRejectMessage,
    balance,
    vouchers: owned.filter((voucher) => voucher.amount > 0),
    oneClick: { enabled: record.oneClickEnabled, amounts: ONE_CLICK_AMOUNTS },
    autoRecharge: { enabled: record.autoRechargeAmount !== null, amount: record.autoRechargeAmount ?? 0 },
    tvSubscription: { current: record.tvUntil > now, past: record.tvUntil > 0 && record.tvUntil <= now },
    voicecall: { active: record.voicecallIdHash !== null, idHash: record.voicecallIdHash },
    counts: {
      boughtVideos,
      boughtPhotos: 0,
      privateCollection: boughtVideos,
      pinnedFavorites: pinned,
      videochats: record.videochats,
      spinwheelSpins: record.spins,
      messengerGifts: Object.values(boughtGifts).reduce((sum, count) => sum + count, 0),
      freeMessages: record.freeMessages,
    },
    privateShowTickets: [],
    chatShowTickets: record.chatShowTickets,
    boughtGifts,
    featureFeedback: record.featureFeedback,
    conversionChatEnds: record.conversionChatEnds,
  }
}
