import { noticeRules } from './notice-rules'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { NOTICE_CHANNELS, type NoticeChannel } from '@/domain/notifications/notification-choices'

/** The channels that the operator has configured. */
export function offeredChannels({ rules }: PlatformContext): readonly NoticeChannel[] {
  const { sms, push } = rules.of(noticeRules)
  const has = { email: rules.of(mailRules).mailer !== null, sms: sms !== null, push: push !== null }
  return NOTICE_CHANNELS.filter((channel) => has[channel])
}
