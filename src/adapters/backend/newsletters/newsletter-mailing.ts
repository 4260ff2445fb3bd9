import {
  newsletterIssues,
  newsletterSubscriptions,
  type IssueRecord,
  type SubscriptionRecord,
} from './newsletter-records'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { post } from '@/adapters/backend/mail/mail-job'
import type { Store, Transaction } from '@/adapters/stores/store'
import type { Newsletter } from '@/domain/newsletters/newsletter'

/** Number of mails that a run of the scheduler queues. */
const BATCH = 100

const jobOf = (issue: string, newsletter: Newsletter, after: string, dueAt: number) => ({
  id: `newsletter:${issue}`,
  kind: 'newsletter',
  dueAt,
  data: { issue, newsletter, after },
})

/**
 * Begins to send an issue. Returns the number of addresses as of now; `null`: an issue of this id
 * was sent before, and nothing happens.
 */
export function beginMailing(store: Store, issue: IssueRecord): Promise<number | null> {
  return store.transaction(async (tx) => {
    if ((await tx.get(newsletterIssues, issue.id)) !== undefined) return null
    await tx.put(newsletterIssues, issue)
    await tx.put(jobs, jobOf(issue.id, issue.newsletter, '', issue.at))
    return tx.count(newsletterSubscriptions, 'receivers', [issue.newsletter])
  })
}

/**
 * Queues the mails of an issue, some at a time in the order of the addresses. The last address is
 * in the job, so that a server that ends in between leaves out nobody and writes to nobody twice.
 */
export const newsletterJob: JobHandler = async (platform, tx, { data, dueAt }) => {
  const { issue = '', after = '' } = data
  const newsletter = data['newsletter'] as Newsletter
  const receivers = await tx.find(newsletterSubscriptions, 'receivers', {
    prefix: [newsletter],
    limit: BATCH,
    ...(after === '' ? {} : { after: [newsletter, after] }),
  })
  for (const { email, language } of receivers) await queue(platform, tx, { issue, email, language })
  const last = receivers.at(-1)
  if (receivers.length === BATCH && last !== undefined)
    await tx.put(jobs, jobOf(issue, newsletter, last.email, dueAt + 1))
  return () => undefined
}

async function queue(
  platform: PlatformContext,
  tx: Transaction,
  { issue, email, language }: { readonly issue: string } & Pick<SubscriptionRecord, 'email' | 'language'>,
): Promise<void> {
  const id = `newsletter.${issue}.${(await hashOf(email)).slice(0, 24)}`
  await post(platform, tx, { id, kind: 'newsletter', language }, { issue, email })
}
