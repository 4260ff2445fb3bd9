import { readFileSync } from 'node:fs'
import * as z from 'zod'
import { beginMailing } from '@/adapters/backend/newsletters/newsletter-mailing'
import type { IssueRecord } from '@/adapters/backend/newsletters/newsletter-records'
import { openPostgres } from '@/adapters/stores/postgres/open-postgres'
import { SystemClock } from '@/adapters/system/system-clock'
import { NEWSLETTERS } from '@/domain/newsletters/newsletter'

const text = z.strictObject({
  subject: z.string().trim().min(1).max(200),
  paragraphs: z.array(z.string().trim().min(1).max(4_000)).min(1).max(40),
  link: z
    .strictObject({
      label: z.string().trim().min(1).max(100),
      path: z.string().regex(/^\/(?!\/)\S*$/u, 'must be a path of the product, as /en/contests/'),
    })
    .nullable(),
})

/** An operator's file of JSON with the issue in every language (docs/operators.md). */
const issueFile = z.strictObject({
  id: z.string().regex(/^[a-z0-9][a-z0-9-]{0,60}$/u, 'must be lower-case letters, digits and hyphens, 61 at most'),
  newsletter: z.enum(NEWSLETTERS),
  texts: z.strictObject({ de: text, en: text, es: text }),
})

/** Reads the file of an issue. Throws with every error in a sentence of its own. */
export function readIssue(content: string): Omit<IssueRecord, 'at'> {
  let given: unknown
  try {
    given = JSON.parse(content)
  } catch (error) {
    throw new Error(`The newsletter is not JSON: ${error instanceof Error ? error.message : String(error)}`, {
      cause: error,
    })
  }
  const { success, data, error } = issueFile.safeParse(given)
  if (success) return data
  const errors = error.issues.map(({ path, message }) => `${path.join('.') || 'The file'}: ${message}`)
  throw new Error(['The newsletter was not sent.', ...errors].join('\n'))
}

/**
 * Begins to send an issue: a running server with a mail service sends its mails. Returns the text
 * to print.
 */
export async function sendNewsletter(url: string, migrations: string, file: string): Promise<string> {
  const issue = readIssue(readFileSync(file, 'utf8'))
  // A failure in the background also fails the transaction below.
  const { store, close } = await openPostgres(url, migrations, () => undefined, 'require-migrated')
  try {
    const receivers = await beginMailing(store, { ...issue, at: new SystemClock().now() })
    if (receivers === null) return `Not sent: a newsletter ${issue.id} was sent before.`
    return `Newsletter ${issue.id} begins: ${receivers} addresses. A server with SMTP_URL sends the mails.`
  } finally {
    await close()
  }
}
