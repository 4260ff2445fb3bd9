import { choicesOf, channelsOf, phoneOf } from './choice-records'
import { noticeContent } from './notice-texts'
import { noticeRules } from './notice-rules'
import { postPushes } from './push-job'
import type { NotificationRecord } from './notification-records'
import { areUnread } from './notices'
import { offeredChannels } from './offered-channels'
import { isAboutTakenActor } from './taken-actor'
import { guests, sessions, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { languageOfGuest } from '@/adapters/backend/access/guest-languages'
import { deliverJob } from '@/adapters/backend/kernel/deliver-job'
import { jobs, type Job, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { post } from '@/adapters/backend/mail/mail-job'
import { limitsOf } from '@/adapters/backend/money/spending-limits'
import type { Transaction } from '@/adapters/stores/store'
import { isSelfExcluded } from '@/domain/access/limits'
import { asId, type ActorId, type GuestId } from '@/domain/ids'
import { AWAY_AFTER, deliveryTime, WORTH } from '@/domain/notifications/delivery'
import { isWanted, type NoticeChannel, type NoticeKind } from '@/domain/notifications/notification-choices'

/** Time until a message is checked again if its guest is online but has not read it, ms. */
const AGAIN = 60_000

const NOTHING = () => undefined

interface Due {
  readonly guestId: GuestId
  readonly actorId: ActorId
  readonly about: NotificationRecord['kind']
  readonly kind: NoticeKind
  readonly channel: NoticeChannel
  readonly at: number
  readonly values: Readonly<Record<string, string>>
}

const dueOf = ({ data }: Job): Due => ({
  guestId: asId<GuestId>(data['guestId'] ?? ''),
  actorId: asId<ActorId>(data['actorId'] ?? ''),
  about: data['about'] as Due['about'],
  kind: data['kind'] as NoticeKind,
  channel: data['channel'] as NoticeChannel,
  at: Number(data['at']),
  values: JSON.parse(data['values'] ?? '{}') as Due['values'],
})

/**
 * Sends a notice, postpones it or drops it. All conditions are checked now and not when it was
 * planned: notices that the guest has switched off meanwhile are not sent, and a guest who has
 * excluded themselves gets none.
 */
export const noticeJob: JobHandler = async (platform, tx, job) => {
  const due = dueOf(job)
  const guest = await tx.get(guests, due.guestId)
  if (guest === undefined || !(await isDue(platform, tx, due))) return NOTHING
  const now = platform.clock.now()
  const choices = await choicesOf(tx, due.guestId)
  const isEarly = due.kind === 'message' && !(await isAway(platform, tx, due.guestId))
  const time = deliveryTime(due, choices, isEarly ? now + AGAIN : now)
  if (time === null) return NOTHING
  if (time > now) {
    await tx.put(jobs, { ...job, dueAt: time })
    return NOTHING
  }
  return send(platform, tx, job, due, guest, choices.neutral)
}

async function isDue(platform: PlatformContext, tx: Transaction, due: Due): Promise<boolean> {
  const { guestId, actorId, kind, channel, at } = due
  const now = platform.clock.now()
  if (now - at > WORTH[kind] || !offeredChannels(platform).includes(channel)) return false
  if (await isAboutTakenActor(tx, due)) return false
  if (isSelfExcluded(await limitsOf(tx, guestId), now)) return false
  if (kind === 'message' && !(await areUnread(tx, guestId, actorId, at))) return false
  const ofActor = await channelsOf(tx, guestId, actorId)
  return isWanted(await choicesOf(tx, guestId), ofActor, kind, channel)
}

/** Returns whether no page of a guest is open: an open one uses its session every few minutes. */
async function isAway(platform: PlatformContext, tx: Transaction, guestId: GuestId): Promise<boolean> {
  const used = (await tx.find(sessions, 'byGuest', { prefix: [guestId] })).map(({ usedAt }) => usedAt)
  return platform.clock.now() - Math.max(0, ...used) >= AWAY_AFTER
}

async function send(
  platform: PlatformContext,
  tx: Transaction,
  job: Job,
  due: Due,
  guest: GuestRecord,
  neutral: boolean,
): Promise<() => void | Promise<void>> {
  const language = await languageOfGuest(tx, guest.id)
  if (due.channel === 'email') {
    if (!guest.emailVerified) return NOTHING
    const values = { ...job.data, neutral: neutral ? 'yes' : 'no' }
    await post(platform, tx, { id: job.id, kind: 'notice', language }, values)
    return NOTHING
  }
  if (due.channel === 'push') {
    await postPushes(platform, tx, { ...due, id: job.id, neutral })
    return NOTHING
  }
  const { text } = noticeContent(due, neutral, language)
  const { sms } = platform.rules.of(noticeRules)
  const to = await phoneOf(tx, guest.id)
  if (sms === null || to === null) return NOTHING
  return deliverJob(platform, tx, job, () => sms.send({ id: job.id, to, text }))
}
