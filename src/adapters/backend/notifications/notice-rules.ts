import { featureRules } from '@/adapters/backend/kernel/rules'
import type { PushService } from '@/application/notifications/push-service'
import type { SmsGateway } from '@/application/notifications/sms-gateway'

/** Settings of an operator for reaching guests who are offline, besides mails. */
export interface NoticeRules {
  /** `null`: no text messages are sent, and none is offered. */
  readonly sms: SmsGateway | null
  /** `null`: nothing is pushed to browsers, and no subscription is offered. */
  readonly push: PushService | null
}

export const noticeRules = featureRules<NoticeRules>('notifications', { sms: null, push: null })
