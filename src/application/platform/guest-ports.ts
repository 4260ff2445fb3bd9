import { called, reported, type PortsOf } from './port-list'
import { AlbumGateway } from '@/application/albums/album-gateway'
import { GalleryGateway } from '@/application/albums/gallery-gateway'
import { TileGridGateway } from '@/application/albums/tile-grid-gateway'
import { ActorGateway } from '@/application/actors/actor-gateway'
import { ActorSearchGateway } from '@/application/actors/actor-search-gateway'
import { RankingGateway } from '@/application/actors/ranking-gateway'
import { ProfileGateway } from '@/application/actors/profile-gateway'
import { PresenceGateway } from '@/application/actors/presence-gateway'
import { BlogGateway } from '@/application/blog/blog-gateway'
import { ClashGateway } from '@/application/clash/clash-gateway'
import { ChatGateway } from '@/application/chat/chat-gateway'
import { ControlGateway } from '@/application/chat/control-gateway'
import { OffersGateway } from '@/application/chat/offers-gateway'
import { RoomGateway } from '@/application/chat/room-gateway'
import { TipGateway } from '@/application/chat/tip-gateway'
import { SurveyGateway } from '@/application/chat/survey-gateway'
import { ContestGateway } from '@/application/contests/contest-gateway'
import { FeedbackGateway } from '@/application/feedback/feedback-gateway'
import { FeedGateway } from '@/application/feed/feed-gateway'
import { GiftGateway } from '@/application/gifts/gift-gateway'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { IncentiveGateway } from '@/application/incentives/incentive-gateway'
import { LegalAgreements } from '@/application/legal/legal-agreements'
import { LegalGateway } from '@/application/legal/legal-gateway'
import { LibraryGateway } from '@/application/library/library-gateway'
import { RelationGateway } from '@/application/library/relation-gateway'
import { LiveUpdates } from '@/application/live/live-updates'
import { TagGateway } from '@/application/media/tag-gateway'
import { Vip30Gateway } from '@/application/media/vip30-gateway'
import { VideoStarGateway } from '@/application/media/video-star-gateway'
import { VideoGateway } from '@/application/media/video-gateway'
import { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { PromoGateway } from '@/application/promo/promo-gateway'
import { ReactionGateway } from '@/application/reactions/reaction-gateway'
import { SpendingLimitsGateway } from '@/application/money/spending-limits-gateway'
import { NewsletterGateway } from '@/application/newsletters/newsletter-gateway'
import { NotificationGateway } from '@/application/notifications/notification-gateway'
import { NotificationSettingsGateway } from '@/application/notifications/notification-settings-gateway'
import { PushGateway } from '@/application/notifications/push-gateway'
import { PhoneGateway } from '@/application/phone/phone-gateway'
import { CodeGateway } from '@/application/codes/code-gateway'
import { CheckoutGateway } from '@/application/payments/checkout-gateway'
import { OneClickGateway } from '@/application/payments/one-click-gateway'
import { AgeCheckGateway } from '@/application/payments/age-check-gateway'
import { SubscriptionGateway } from '@/application/payments/subscription-gateway'
import { RelatedGateway } from '@/application/recommendations/related-gateway'
import { SearchGateway } from '@/application/search/search-gateway'
import { SeoGateway } from '@/application/seo/seo-gateway'
import { ShowGateway } from '@/application/shows/show-gateway'
import { SpinWheelGateway } from '@/application/spinwheel/spin-wheel-gateway'
import { SupportGateway } from '@/application/support/support-gateway'
import { MediathekGateway } from '@/application/tv/mediathek-gateway'
import { TvGateway } from '@/application/tv/tv-gateway'
import { Logger } from '@/application/tracking/logger'
import { Tracker } from '@/application/tracking/tracker'

/**
 * The only list of the ports of a guest's session. The code that binds them to their names, fails
 * them for the stage and runs a contract for each maps over it; a platform that lacks one does not
 * compile.
 */
export const portList = {
  guest: called<GuestGateway>(GuestGateway),
  emailConfirmation: called<EmailConfirmation>(EmailConfirmation),
  support: called<SupportGateway>(SupportGateway),
  actors: called<ActorGateway>(ActorGateway),
  rankings: called<RankingGateway>(RankingGateway),
  actorSearch: called<ActorSearchGateway>(ActorSearchGateway),
  search: called<SearchGateway>(SearchGateway),
  profiles: called<ProfileGateway>(ProfileGateway),
  presence: called<PresenceGateway>(PresenceGateway),
  chat: called<ChatGateway>(ChatGateway),
  offers: called<OffersGateway>(OffersGateway),
  room: called<RoomGateway>(RoomGateway),
  tips: called<TipGateway>(TipGateway),
  controls: called<ControlGateway>(ControlGateway),
  survey: called<SurveyGateway>(SurveyGateway),
  messenger: called<MessengerGateway>(MessengerGateway),
  messageMedia: called<MessageMediaGateway>(MessageMediaGateway),
  gifts: called<GiftGateway>(GiftGateway),
  videos: called<VideoGateway>(VideoGateway),
  videoStars: called<VideoStarGateway>(VideoStarGateway),
  tags: called<TagGateway>(TagGateway),
  vip30: called<Vip30Gateway>(Vip30Gateway),
  albums: called<AlbumGateway>(AlbumGateway),
  gallery: called<GalleryGateway>(GalleryGateway),
  tileGrid: called<TileGridGateway>(TileGridGateway),
  blog: called<BlogGateway>(BlogGateway),
  legal: called<LegalGateway>(LegalGateway),
  legalAgreements: called<LegalAgreements>(LegalAgreements),
  seo: called<SeoGateway>(SeoGateway),
  feed: called<FeedGateway>(FeedGateway),
  shows: called<ShowGateway>(ShowGateway),
  clash: called<ClashGateway>(ClashGateway),
  contests: called<ContestGateway>(ContestGateway),
  promo: called<PromoGateway>(PromoGateway),
  reactions: called<ReactionGateway>(ReactionGateway),
  feedback: called<FeedbackGateway>(FeedbackGateway),
  library: called<LibraryGateway>(LibraryGateway),
  relations: called<RelationGateway>(RelationGateway),
  related: called<RelatedGateway>(RelatedGateway),
  spendingLimits: called<SpendingLimitsGateway>(SpendingLimitsGateway),
  newsletters: called<NewsletterGateway>(NewsletterGateway),
  notifications: called<NotificationGateway>(NotificationGateway),
  notificationSettings: called<NotificationSettingsGateway>(NotificationSettingsGateway),
  push: called<PushGateway>(PushGateway),
  phone: called<PhoneGateway>(PhoneGateway),
  codes: called<CodeGateway>(CodeGateway),
  checkout: called<CheckoutGateway>(CheckoutGateway),
  oneClick: called<OneClickGateway>(OneClickGateway),
  ageCheck: called<AgeCheckGateway>(AgeCheckGateway),
  subscriptions: called<SubscriptionGateway>(SubscriptionGateway),
  incentives: called<IncentiveGateway>(IncentiveGateway),
  spinWheel: called<SpinWheelGateway>(SpinWheelGateway),
  tv: called<TvGateway>(TvGateway),
  mediathek: called<MediathekGateway>(MediathekGateway),
  liveUpdates: reported<LiveUpdates>(LiveUpdates),
  tracker: reported<Tracker>(Tracker),
  logger: reported<Logger>(Logger),
} as const

/** The name of a port. */
export type PortName = keyof typeof portList

/** All ports that belong to one guest's session. */
export type GuestPorts = PortsOf<typeof portList>

/** The names of all ports. */
export const portNames = Object.keys(portList) as readonly PortName[]
