import { accessFeature } from '@/adapters/backend/access/access-feature'
import { chatFeature } from '@/adapters/backend/chat/entry/chat-feature'
import { entitlementsFeature } from '@/adapters/backend/entitlements/entitlements-feature'
import { guestFeature } from '@/adapters/backend/guest/guest-feature'
import { mailFeature } from '@/adapters/backend/mail/mail-feature'
import { messengerFeature } from '@/adapters/backend/messenger/messenger-feature'
import { moneyFeature } from '@/adapters/backend/money/money-feature'
import { paymentsFeature } from '@/adapters/backend/payments/payments-feature'
import { supportFeature } from '@/adapters/backend/support/support-feature'
import { trackingFeature } from '@/adapters/backend/tracking/tracking-feature'
import { vouchersFeature } from '@/adapters/backend/vouchers/vouchers-feature'
import { worldFeature } from '@/adapters/backend/world/world-feature'
import { listed, merged } from './merge-features'
import { platformFeature } from './platform-feature'
import { actorsFeature } from '@/adapters/backend/actors/actors-feature'
import { albumsFeature } from '@/adapters/backend/albums/albums-feature'
import { blogFeature } from '@/adapters/backend/blog/blog-feature'
import type { ContentKinds } from '@/adapters/backend/content/content-kinds'
import type { HideableKinds } from '@/adapters/backend/content/hideable'
import { contestsFeature } from '@/adapters/backend/contests/contests-feature'
import { codesFeature } from '@/adapters/backend/codes/codes-feature'
import { controlsFeature } from '@/adapters/backend/chat/controls/controls-feature'
import { offersFeature } from '@/adapters/backend/chat/entry/offers-feature'
import { roomFeature } from '@/adapters/backend/chat/room/room-feature'
import { tipsFeature } from '@/adapters/backend/chat/tips/tips-feature'
import { surveyFeature } from '@/adapters/backend/chat/survey/survey-feature'
import { feedFeature } from '@/adapters/backend/feed/feed-feature'
import { clashFeature } from '@/adapters/backend/clash/clash-feature'
import { promoFeature } from '@/adapters/backend/promo/promo-feature'
import { reactionsFeature } from '@/adapters/backend/reactions/reactions-feature'
import { feedbackFeature } from '@/adapters/backend/feedback/feedback-feature'
import { giftsFeature } from '@/adapters/backend/gifts/gifts-feature'
import { incentivesFeature } from '@/adapters/backend/incentives/incentives-feature'
import { libraryFeature } from '@/adapters/backend/library/library-feature'
import { legalFeature } from '@/adapters/backend/legal/legal-feature'
import { mediaFeature } from '@/adapters/backend/media/media-feature'
import { messageMediaFeature } from '@/adapters/backend/messenger/message-media-feature'
import { newslettersFeature } from '@/adapters/backend/newsletters/newsletters-feature'
import { notificationsFeature } from '@/adapters/backend/notifications/notifications-feature'
import { phoneFeature } from '@/adapters/backend/phone/phone-feature'
import { oneClickFeature } from '@/adapters/backend/payments/one-click-feature'
import { subscriptionsFeature } from '@/adapters/backend/payments/subscriptions-feature'
import { recommendationsFeature } from '@/adapters/backend/recommendations/recommendations-feature'
import { searchFeature } from '@/adapters/backend/search/search-feature'
import { seoFeature } from '@/adapters/backend/seo/seo-feature'
import { showsFeature } from '@/adapters/backend/shows/shows-feature'
import { spinwheelFeature } from '@/adapters/backend/spinwheel/spinwheel-feature'
import { tvFeature } from '@/adapters/backend/tv/tv-feature'
import { collectionsSeed, standingsSeed } from '@/adapters/backend/world/seed/actors/generate-rankings'
import { ratingsSeed } from '@/adapters/backend/world/seed/actors/generate-ratings'
import { presencesSeed } from '@/adapters/backend/world/seed/actors/generate-presences'
import { albumsSeed } from '@/adapters/backend/world/seed/albums/generate-albums'
import { albumCommentsSeed, statsSeed } from '@/adapters/backend/world/seed/albums/generate-opinions'
import { codesSeed, voucherConfigsSeed } from '@/adapters/backend/world/seed/codes/generate-codes'
import { contestEntriesSeed, contestsSeed } from '@/adapters/backend/world/seed/contests/generate-contests'
import { storiesSeed } from '@/adapters/backend/world/seed/blog/generate-posts'
import { legalTextsSeed } from '@/adapters/backend/world/seed/legal/generate-legal-texts'
import { seoTextsSeed } from '@/adapters/backend/world/seed/seo/generate-seo-texts'
import { commentsSeed, postsSeed } from '@/adapters/backend/world/seed/feed/generate-feed'
import { tipMenusSeed } from '@/adapters/backend/world/seed/generate-tip-menus'
import { incentivesSeed, teasersSeed } from '@/adapters/backend/world/seed/incentives/generate-incentives'
import { bannersSeed } from '@/adapters/backend/world/seed/promo/generate-banners'
import { slidesSeed } from '@/adapters/backend/world/seed/promo/generate-promo'
import { reactionsSeed } from '@/adapters/backend/world/seed/reactions/generate-reactions'
import { showsSeed } from '@/adapters/backend/world/seed/shows/generate-shows'
import { prizesSeed } from '@/adapters/backend/world/seed/spinwheel/generate-prizes'
import { tvFormatsSeed, tvPostsSeed, tvVideosSeed } from '@/adapters/backend/world/seed/tv/generate-tv'
import type { Seed } from '@/adapters/backend/world/seed/seed'

/** The features: all that the platform consists of follows from this list. */
const features = [
  platformFeature,
  accessFeature,
  entitlementsFeature,
  moneyFeature,
  vouchersFeature,
  mailFeature,
  guestFeature,
  messengerFeature,
  chatFeature,
  codesFeature,
  paymentsFeature,
  supportFeature,
  trackingFeature,
  worldFeature,
  actorsFeature,
  mediaFeature,
  messageMediaFeature,
  albumsFeature,
  blogFeature,
  contestsFeature,
  legalFeature,
  libraryFeature,
  seoFeature,
  feedFeature,
  clashFeature,
  promoFeature,
  reactionsFeature,
  feedbackFeature,
  giftsFeature,
  showsFeature,
  surveyFeature,
  offersFeature,
  roomFeature,
  newslettersFeature,
  notificationsFeature,
  phoneFeature,
  tipsFeature,
  controlsFeature,
  incentivesFeature,
  oneClickFeature,
  subscriptionsFeature,
  recommendationsFeature,
  spinwheelFeature,
  tvFeature,
  searchFeature,
] as const

/**
 * Everything the platform stores: a store that lasts has a table for each, a backup holds them all.
 */
export const collections = listed(features, 'collections')
/** Records that are read often and written rarely: each server has them in memory as well. */
export const catalog = listed(features, 'catalog')
/** Every count that many guests add to. */
export const counters = listed(features, 'counters')
/** Derives the events of analytics from stored records. */
export const events = listed(features, 'events')
/** Factories of the ports of one caller. */
export const ports = merged(features, 'ports')
/** Every mail the platform writes, by its kind. */
export const letters = merged(features, 'letters')
/** Every kind of content that a guest may have. */
export const contentKinds: ContentKinds = merged(features, 'contentKinds')
/** Every kind of content that an operator can hide and show again. */
export const hideable: HideableKinds = merged(features, 'hideable')
/** Settings of an operator, by feature. */
export const rules = merged(features, 'rules')
export const jobs = merged(features, 'jobs')
export const jobsInOrder = merged(features, 'jobsInOrder')
export const steps = merged(features, 'steps')

/** Texts of the product itself, which a platform without the sample world has too. */
export const productSeeds: readonly Seed[] = [legalTextsSeed, seoTextsSeed]

/** The features' additions to the sample world. */
export const featureSeeds: readonly Seed[] = [
  ...productSeeds,
  standingsSeed,
  collectionsSeed,
  presencesSeed,
  ratingsSeed,
  albumsSeed,
  reactionsSeed,
  slidesSeed,
  bannersSeed,
  albumCommentsSeed,
  statsSeed,
  storiesSeed,
  contestsSeed,
  contestEntriesSeed,
  postsSeed,
  commentsSeed,
  showsSeed,
  tipMenusSeed,
  incentivesSeed,
  teasersSeed,
  prizesSeed,
  codesSeed,
  voucherConfigsSeed,
  tvFormatsSeed,
  tvVideosSeed,
  tvPostsSeed,
]
