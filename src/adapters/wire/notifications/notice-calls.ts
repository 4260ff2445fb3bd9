import * as z from 'zod/mini'
import { actorId } from '@/adapters/wire/actors/actor-id'
import { post } from '@/adapters/wire/base/rest-call'
import { answerText, done, flag, int, listOf, nothing, text, type Wire } from '@/adapters/wire/base/scalars'
import type {
  ActorNotices,
  ActorNoticesRefusal,
  ChoicesRefusal,
  NotificationReport,
} from '@/application/notifications/notification-settings-gateway'
import {
  NOTICE_CHANNELS,
  NOTICE_KINDS,
  type NoticeChannel,
  type NoticeKind,
  type NotificationChoices,
} from '@/domain/notifications/notification-choices'

export const noticeKind: Wire<NoticeKind> = z.enum(NOTICE_KINDS)
export const noticeChannel: Wire<NoticeChannel> = z.enum(NOTICE_CHANNELS)

const kinds = listOf(noticeKind, 20)
export const kindsByChannel: Wire<NotificationChoices['kinds']> = z.object({ email: kinds, sms: kinds, push: kinds })

/** Minutes since midnight. Wider than the rule, which refuses hours with a reason of its own. */
const minute = int(0, 1_440)
export const quietHours: Wire<NonNullable<NotificationChoices['quiet']>> = z.object({ from: minute, to: minute })

export const notificationChoices: Wire<NotificationChoices> = z.object({
  kinds: kindsByChannel,
  quiet: z.nullable(quietHours),
  timeZone: text(100, 1),
  neutral: flag,
})

export const actorNotices: Wire<ActorNotices> = z.object({ actorId, channels: z.array(noticeChannel) })

/** The report with what this address answered before there were kinds: whether anything is sent by a channel. */
export interface SettingsAnswer extends NotificationReport {
  readonly email: boolean
  readonly sms: boolean
  readonly push: boolean
}

export const notificationReport: Wire<SettingsAnswer> = z.object({
  email: flag,
  sms: flag,
  push: flag,
  choices: notificationChoices,
  actors: z.array(actorNotices),
  offered: z.array(noticeChannel),
  isEmailConfirmed: flag,
  phone: z.nullable(answerText(40)),
})

/** NOT-015. */
export const getNotificationsSettings = post(
  'getNotificationsSettings',
  '/guest/getNotificationsSettings',
  nothing,
  notificationReport,
  { repeatable: true },
)

type Result<R> = { ok: true } | { ok: false; reason: R }

const resultOf = <R extends string>(...reasons: readonly R[]): Wire<Result<R>> =>
  z.union([z.object({ ok: z.literal(true) }), z.object({ ok: z.literal(false), reason: z.enum(reasons) })])

export const saveNotificationsSettings = post(
  'saveNotificationsSettings',
  '/guest/saveNotificationsSettings',
  notificationChoices,
  resultOf<ChoicesRefusal>('login-required', 'quiet-hours', 'time-zone'),
  { repeatable: true },
)

export const toggled = resultOf<ActorNoticesRefusal>('login-required', 'not-offered', 'no-phone')

/** Mails and text messages are switched on the socket (MSG-029, MSG-030). */
export const pushAboutActor = post(
  'pushAboutActor',
  '/guest/pushAboutActor',
  z.object({ actorId, enabled: flag }),
  toggled,
  { repeatable: true },
)

export const removePhone = post('removePhone', '/guest/removePhone', nothing, done, { repeatable: true })

/** The token is in the body: no log holds it. */
export const unsubscribeMails = post(
  'unsubscribeMails',
  '/guest/unsubscribeMails',
  z.object({ token: text(200) }),
  resultOf<'link-expired'>('link-expired'),
  { repeatable: true },
)
