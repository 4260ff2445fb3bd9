import { mailRules } from './mail-rules'
import { letterOf, type Writers } from './letters'
import type { Core } from '@/adapters/backend/kernel/core'
import { jobs, type Job, type JobHandler } from '@/adapters/backend/kernel/jobs'
import type { Transaction } from '@/adapters/stores/store'
import type { Mail, Mailer } from '@/application/mail/mailer'
import type { Language } from '@/domain/navigation/language'
import { waitAfterFailures } from '@/domain/mail/mail-retry'
import type { LetterKind } from './letters'

/** For so long, ms, nobody else sends a mail that somebody has begun to send: longer than any mailer takes. */
const CLAIM = 2 * 60_000

/** A mail could not be sent. Says nothing of its receiver: the sentence ends in a log. */
export class MailFault extends Error {
  override readonly name = 'MailFault'

  constructor(kind: string, failures: number, isGivenUp: boolean, cause: unknown) {
    const code = cause instanceof Error && 'code' in cause ? String(cause.code) : 'unknown'
    const end = isGivenUp ? 'It is given up.' : 'It is tried again.'
    super(`A mail (${kind}) was not sent: ${code}, attempt ${failures}. ${end}`)
  }
}

/**
 * Asks for a mail to be sent, once the transaction holds. What it says is put together when it is sent; `values` are what it is
 * about. Asked for under the same id again, it is one mail.
 */
export async function post(
  core: Core,
  tx: Transaction,
  letter: { readonly id: string; readonly kind: LetterKind; readonly language: Language },
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const { id, kind, language } = letter
  if (core.rules.of(mailRules).mailer === null) return
  await tx.put(jobs, {
    id: `mail:${id}`,
    kind: 'mail',
    dueAt: core.clock.now(),
    data: { ...values, letter: kind, language, failures: '0' },
  })
}

/**
 * Sends a mail. The job is kept, due again after a while, until the mailer has taken the mail over: a process that ends in between
 * loses none. Sending itself happens after the transaction and holds nobody up.
 */
export const mailJobOf =
  (writers: Writers): JobHandler =>
  async (core, tx, job) => {
    const { mailer } = core.rules.of(mailRules)
    const mail = await letterOf(writers, core, tx, job)
    if (mailer === null || mail === null) return () => undefined
    await tx.put(jobs, { ...job, dueAt: core.clock.now() + CLAIM })
    return () => deliver(core, mailer, job, mail)
  }

async function deliver(core: Core, mailer: Mailer, job: Job, mail: Mail): Promise<void> {
  try {
    await mailer.send(mail)
  } catch (fault) {
    const failures = Number(job.data['failures'] ?? '0') + 1
    const wait = waitAfterFailures(failures)
    await core.store.transaction(async (tx) => {
      if (wait === null) await tx.delete(jobs, job.id)
      else {
        const data = { ...job.data, failures: String(failures) }
        await tx.put(jobs, { ...job, dueAt: core.clock.now() + wait, data })
      }
    })
    throw new MailFault(job.data['letter'] ?? '', failures, wait === null, fault)
  }
  await core.store.transaction((tx) => tx.delete(jobs, job.id))
}
