import { mailRules } from './mail-rules'
import { letterOf, type Writers } from './letters'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { jobs, type Job, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { Transaction } from '@/adapters/stores/store'
import type { Mail, Mailer } from '@/application/mail/mailer'
import type { Language } from '@/domain/navigation/language'
import { waitAfterFailures } from '@/domain/mail/mail-retry'
import type { LetterKind } from './letters'

/** For so long, ms, no other instance sends a mail that one has begun to send: longer than any mailer takes. */
const CLAIM = 2 * 60_000

/** A mail could not be sent. Does not name its receiver: the sentence ends in a log. */
export class MailError extends Error {
  override readonly name = 'MailError'

  constructor(kind: string, failures: number, isGivenUp: boolean, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    const end = isGivenUp ? 'It is given up.' : 'It is tried again.'
    super(`A mail (${kind}) was not sent: ${code}, attempt ${failures}. ${end}`)
  }
}

/**
 * Queues a mail to be sent, once the transaction is committed. Its content is composed when it is sent; `values` are
 * what it is about. Queued under the same id again, it is one mail.
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
    data: { ...values, letter: kind, language, failures: '0' },
  })
}

/**
 * Sends a mail. The job is stored, due again after a while, until the mailer has taken the mail over: a process that
 * ends in between loses none. Sending itself happens after the transaction and blocks no other work.
 */
export const mailJobOf =
  (writers: Writers): JobHandler =>
  async (platform, tx, job) => {
    const { mailer } = platform.rules.of(mailRules)
    const mail = await letterOf(writers, platform, tx, job)
    if (mailer === null || mail === null) return () => undefined
    await tx.put(jobs, { ...job, dueAt: platform.clock.now() + CLAIM })
    return () => deliver(platform, mailer, job, mail)
  }

async function deliver(platform: PlatformContext, mailer: Mailer, job: Job, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (error) {
    const failures = Number(job.data['failures'] ?? '0') + 1
    const wait = waitAfterFailures(failures)
    await platform.store.transaction(async (tx) => {
      if (wait === null) await tx.delete(jobs, job.id)
      else {
        const data = { ...job.data, failures: String(failures) }
        await tx.put(jobs, { ...job, dueAt: platform.clock.now() + wait, data })
      }
    })
    throw new MailError(job.data['letter'] ?? '', failures, wait === null, error)
  }
  await platform.store.transaction((tx) => tx.delete(jobs, job.id))
}
