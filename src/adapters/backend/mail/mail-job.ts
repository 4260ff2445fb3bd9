import { mailRules } from './mail-rules'
import { letterOf, type Writers } from './letters'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { deliverJob } from '@/adapters/backend/kernel/deliver-job'
import { jobs, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { Transaction } from '@/adapters/stores/store'
import type { Language } from '@/domain/navigation/language'
import type { LetterKind } from './letters'

/**
 * Queues a mail to be sent, once the transaction is committed. Its content is composed from
 * `values` when it is sent. Queued under the same id again, it is one mail.
 */
export async function post(
  platform: PlatformContext,
  tx: Transaction,
  letter: { readonly id: string; readonly kind: LetterKind; readonly language: Language },
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { id, kind, language } = letter
  if (platform.rules.of(mailRules).mailer === null) return
  await tx.put(jobs, {
    id: `mail:${id}`,
    kind: 'mail',
    dueAt: platform.clock.now(),
    data: { ...values, letter: kind, language },
  })
}

/**
 * Sends a mail. The job stays stored, due again after a while, until the mailer has taken the mail
 * over: a process that ends in between loses none. Sending itself happens after the transaction and
 * blocks no other work.
 */
export const mailJobOf =
  (writers: Writers): JobHandler =>
  async (platform, tx, job) => {
    const { mailer } = platform.rules.of(mailRules)
    const mail = await letterOf(writers, platform, tx, job)
    if (mailer === null || mail === null) return () => undefined
    return deliverJob(platform, tx, job, () => mailer.send(mail), `A mail (${job.data['letter'] ?? ''})`)
  }
