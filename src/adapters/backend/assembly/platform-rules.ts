import { contentKinds } from './features'
import { accessRules, type AccessRules } from '@/adapters/backend/access/access-rules'
import { quoteLine } from '@/adapters/backend/chat/reported-line'
import { chatRules, type ChatRules } from '@/adapters/backend/chat/chat-rules'
import { contentRules } from '@/adapters/backend/content/content-kinds'
import { Rules } from '@/adapters/backend/kernel/rules'
import { mailRules, type MailRules } from '@/adapters/backend/mail/mail-rules'
import { mediaRules, type MediaRules } from '@/adapters/backend/media/media-rules'
import { noticeRules, type NoticeRules } from '@/adapters/backend/notifications/notice-rules'
import { paymentRules, type PaymentRules } from '@/adapters/backend/payments/payment-rules'
import { supportRules } from '@/adapters/backend/support/support-rules'
import { tvRules, type TvRules } from '@/adapters/backend/tv/tv-rules'
import { trackingRules, type TrackingRules } from '@/adapters/backend/tracking/tracking-rules'

/**
 * What an operator sets, feature by feature. What is left out has the default of its feature; the host of the files has
 * to be named.
 */
export interface PlatformRules {
  readonly access?: Partial<AccessRules>
  readonly chat?: Partial<ChatRules>
  readonly mail?: Partial<MailRules>
  readonly media: MediaRules
  readonly notifications?: Partial<NoticeRules>
  readonly payments?: Partial<PaymentRules>
  readonly tracking?: Partial<TrackingRules>
  readonly tv?: Partial<TvRules>
}

export const rulesOf = ({
  access = {},
  chat = {},
  mail = {},
  media,
  notifications = {},
  payments = {},
  tracking = {},
  tv = {},
}: PlatformRules): Rules =>
  new Rules()
    .set(accessRules, access)
    .set(chatRules, chat)
    .set(mailRules, mail)
    .set(mediaRules, media)
    .set(noticeRules, notifications)
    .set(paymentRules, payments)
    .set(trackingRules, tracking)
    .set(tvRules, tv)
    .set(contentRules, { kinds: contentKinds })
    .set(supportRules, { quote: quoteLine })
