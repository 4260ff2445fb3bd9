import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { actorsContract } from '@/adapters/wire/actors/actors-contract'
import { actorSearchContract } from '@/adapters/wire/actors/actor-search-contract'
import { profilesContract } from '@/adapters/wire/actors/profiles-contract'
import { rankingsContract } from '@/adapters/wire/actors/rankings-contract'
import { albumsContract } from '@/adapters/wire/albums/albums-contract'
import { baseContract } from '@/adapters/wire/base/base-contract'
import { blogContract } from '@/adapters/wire/blog/blog-contract'
import { chatContract } from '@/adapters/wire/chat/chat-contract'
import { feedContract } from '@/adapters/wire/feed/feed-contract'
import { clashContract } from '@/adapters/wire/clash/clash-contract'
import { codesContract } from '@/adapters/wire/codes/codes-contract'
import { contestsContract } from '@/adapters/wire/contests/contests-contract'
import { feedbackContract } from '@/adapters/wire/feedback/feedback-contract'
import { giftsContract } from '@/adapters/wire/gifts/gifts-contract'
import { guestContract } from '@/adapters/wire/guest/guest-contract'
import { incentivesContract } from '@/adapters/wire/incentives/incentives-contract'
import { legalContract } from '@/adapters/wire/legal/legal-contract'
import { libraryContract } from '@/adapters/wire/library/library-contract'
import { liveContract } from '@/adapters/wire/live/live-contract'
import { mediaContract } from '@/adapters/wire/media/media-contract'
import { messengerContract } from '@/adapters/wire/messenger/messenger-contract'
import { moneyContract } from '@/adapters/wire/money/money-contract'
import { newslettersContract } from '@/adapters/wire/newsletters/newsletters-contract'
import { notificationsContract } from '@/adapters/wire/notifications/notifications-contract'
import { paymentsContract } from '@/adapters/wire/payments/payments-contract'
import { phoneContract } from '@/adapters/wire/phone/phone-contract'
import { searchContract } from '@/adapters/wire/search/search-contract'
import { promoContract } from '@/adapters/wire/promo/promo-contract'
import { reactionsContract } from '@/adapters/wire/reactions/reactions-contract'
import { recommendationsContract } from '@/adapters/wire/recommendations/recommendations-contract'
import { seoContract } from '@/adapters/wire/seo/seo-contract'
import { showsContract } from '@/adapters/wire/shows/shows-contract'
import { spinwheelContract } from '@/adapters/wire/spinwheel/spinwheel-contract'
import { supportContract } from '@/adapters/wire/support/support-contract'
import { tvContract } from '@/adapters/wire/tv/tv-contract'
import { trackingContract } from '@/adapters/wire/tracking/tracking-contract'
import { vouchersContract } from '@/adapters/wire/vouchers/vouchers-contract'

/** Every feature that is published. */
export const features: readonly FeatureContract[] = [
  baseContract,
  guestContract,
  actorsContract,
  rankingsContract,
  profilesContract,
  actorSearchContract,
  messengerContract,
  chatContract,
  giftsContract,
  mediaContract,
  albumsContract,
  blogContract,
  legalContract,
  seoContract,
  searchContract,
  feedContract,
  clashContract,
  contestsContract,
  promoContract,
  reactionsContract,
  feedbackContract,
  libraryContract,
  recommendationsContract,
  showsContract,
  spinwheelContract,
  tvContract,
  vouchersContract,
  codesContract,
  moneyContract,
  newslettersContract,
  notificationsContract,
  phoneContract,
  paymentsContract,
  supportContract,
  trackingContract,
  incentivesContract,
  liveContract,
]
