import { noticeRules } from './notice-rules'
import { noticeContent } from './notice-texts'
import { pushSubscriptions } from './push-records'
import { isAboutTakenActor } from './taken-actor'
import { deliverJob } from '@/adapters/backend/kernel/deliver-job'
import { jobs, type Job, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import type { GuestId } from '@/domain/ids'
import { WORTH, type NoticeFacts } from '@/domain/notifications/delivery'
import type { PushMessage } from '@/domain/notifications/push-message'

type Content = Parameters<typeof noticeContent>[0]
type About = Content['about']

/** Queues a message to each browser of a guest: each is sent, retried and ended by itself. */
export async function postPushes(
  platform: PlatformContext,
  tx: Transaction,
  notice: { readonly id: string; readonly guestId: GuestId; readonly neutral: boolean } & Content & NoticeFacts,
): Promise<void> {
  const { id, guestId, neutral, kind, at, actorId, about } = notice
  for (const subscription of await tx.find(pushSubscriptions, 'byGuest', { prefix: [guestId] })) {
    const content = noticeContent(notice, neutral, subscription.language)
    const message: PushMessage = { title: content.title, body: content.text, page: content.page, tag: id, neutral }
    const until = at + WORTH[kind]
    await tx.put(jobs, {
      id: `push:${id}:${subscription.id}`,
      kind: 'push',
      dueAt: platform.clock.now(),
      data: { subscription: subscription.id, text: JSON.stringify(message), until: String(until), actorId, about },
    })
  }
}

/**
 * Sends a message to one browser. Removes one that has unsubscribed; does not retry outdated
 * messages.
 */
export const pushJob: JobHandler = async (platform, tx, job) => {
  const { push } = platform.rules.of(noticeRules)
  const target = await tx.get(pushSubscriptions, job.data['subscription'] ?? '')
  const left = Number(job.data['until']) - platform.clock.now()
  if (push === null || target === undefined || left <= 0) return () => undefined
  // It may have waited for the push service while its actor was hidden. One of an earlier build
  // names none.
  const { actorId = '', about = '' } = job.data
  if (await isAboutTakenActor(tx, { actorId, about: about as About })) return () => undefined
  return deliverJob(platform, tx, job, async () => {
    const outcome = await push.send(target, { text: textOf(job), ttl: Math.ceil(left / 1_000) })
    if (outcome === 'gone') await platform.store.transaction((again) => again.delete(pushSubscriptions, target.id))
  })
}

const textOf = ({ data }: Job): string => data['text'] ?? ''
