import type { GuestRecord, SessionRecord } from '@/adapters/backend/access/guest-records'
import { ownedAlbums } from '@/adapters/backend/albums/album-records'
import { relations } from '@/adapters/backend/actors/actor-records'
import { guestPosts } from '@/adapters/backend/feed/guest-post-records'
import { giftBags } from '@/adapters/backend/gifts/gift-records'
import { ownedVideos } from '@/adapters/backend/media/video-records'
import { unlockedMedia } from '@/adapters/backend/messenger/messenger-records'
import { balanceOfGuest } from '@/adapters/backend/money/ledger-book'
import { ageCheckOf } from '@/adapters/backend/access/age-checks'
import { changedTextsOf } from '@/adapters/backend/legal/legal-agreement-records'
import { countersOf } from '@/adapters/backend/access/guest-counters'
import { membershipOf } from '@/adapters/backend/access/memberships'
import { entitlementsOf } from '@/adapters/backend/entitlements/entitlement-records'
import { meansOf, walletOf } from '@/adapters/backend/money/wallets'
import { isLoggedIn } from '@/adapters/backend/access/request-context'
import { verificationsOf } from '@/adapters/backend/phone/phone-records'
import { vouchers } from '@/adapters/backend/vouchers/voucher-records'
import type { Reader } from '@/adapters/stores/store'
import { availableAmount } from '@/domain/vouchers/spend'
import { voucherTypes } from '@/domain/vouchers/voucher'
import { entitlementTo, isEntitled } from '@/domain/entitlements/entitlement'
import type { Guest } from '@/domain/guest/guest'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { oneClickAmounts } from '@/domain/payments/one-click'
import { subscriptionPlans } from '@/domain/payments/plans'

/**
 * Returns the guest as the port returns them to themselves, composed from all of their records
 * (GUE-001 to GUE-009).
 */
export async function guestView(
  reader: Reader,
  record: GuestRecord,
  session: SessionRecord,
  { now, language }: { readonly now: number; readonly language: Language },
): Promise<Guest> {
  const membershipRead = membershipOf(reader, record.id)
  const [wallet, membership, held, ageCheck, counters, balance, owned, bag, bought, pinned, phones, changed] =
    await Promise.all([
      walletOf(reader, record.id),
      membershipRead,
      entitlementsOf(reader, record.id, membershipRead),
      ageCheckOf(reader, record.id),
      countersOf(reader, record.id),
      balanceOfGuest(reader, record.id),
      reader.find(vouchers, 'byGuest', { prefix: [record.id] }),
      reader.get(giftBags, record.id),
      boughtBy(reader, record.id),
      reader.count(relations, 'pinned', [record.id]),
      verificationsOf(reader, record.id, now),
      changedTextsOf(reader, record, language, now),
    ])
  const means = meansOf(wallet)
  const hasTv = isEntitled(held, 'tv', now)
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
    loyaltyPoints: wallet.loyaltyPoints,
    showDataProtection: changed.length > 0,
    notificationSettings: record.notificationSettings,
    isLoggedIn: isLoggedIn(record),
    isLocked: record.isLocked,
    isVip: isEntitled(held, 'vip', now),
    vipPlan: subscriptionPlans.vipabo.terms,
    isRestricted: record.restrictionLevel !== null,
    restrictionLevel: record.restrictionLevel,
    isPayingCustomer: wallet.isPayingCustomer,
    isForcePayment: wallet.isForcePayment,
    isBlockedForComments: record.isBlockedForComments,
    hasAvs: ageCheck.avsStatus === 'accepted',
    avsStatus: ageCheck.avsStatus,
    avsRejectMessage: ageCheck.avsRejectMessage,
    balance,
    vouchers: owned.filter((voucher) => voucher.amount > 0),
    oneClick: { enabled: means !== null, amounts: oneClickAmounts, ...(means === null ? {} : { means: means.label }) },
    autoRecharge: { enabled: wallet.autoRechargeAmount !== null, amount: wallet.autoRechargeAmount ?? 0 },
    tvSubscription: { current: hasTv, past: !hasTv && entitlementTo(held, 'tv') !== undefined },
    voicecall: { active: record.voicecallIdHash !== null, idHash: record.voicecallIdHash },
    counts: {
      boughtVideos: bought.videos,
      boughtPhotos: bought.albums,
      privateCollection: bought.videos + bought.albums + bought.others,
      pinnedFavorites: pinned,
      videochats: counters.videochats,
    },
    spinwheelSpins: counters.spins + availableAmount(owned, { type: voucherTypes.spins, actorId: null, now }),
    messengerGiftCount: Object.values(boughtGifts).reduce((sum, count) => sum + count, 0),
    freeMessagesCount: counters.freeMessages,
    privateShowTickets: [],
    chatShowTickets: membership.chatShowTickets,
    boughtGifts,
    featureFeedback: record.featureFeedback,
    conversionChatEnds: membership.conversionChatEnds,
    phoneVerifications: phones,
  }
}

/**
 * Counts the guest's videos and albums, and the posts and media of messages they paid for
 * (GUE-007).
 */
async function boughtBy(reader: Reader, guestId: GuestId) {
  const [videos, albums, posts, media] = await Promise.all([
    reader.count(ownedVideos, 'byGuest', [guestId]),
    reader.count(ownedAlbums, 'byGuest', [guestId]),
    reader.count(guestPosts, 'bought', [guestId]),
    reader.count(unlockedMedia, 'byGuest', [guestId]),
  ])
  return { videos, albums, others: posts + media }
}
