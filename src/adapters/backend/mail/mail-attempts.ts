import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { networkOf } from '@/domain/access/login-limits'
import { MAIL_WINDOW, mailDecision } from '@/domain/access/mail-limits'

/** Who requests a mail to which address. */
export interface MailRequest {
  /** What is requested: each is counted by itself. */
  readonly what: string
  readonly email: string
  /** Used instead of the network where there is none between. */
  readonly device: string
  readonly address: string | null
}

/** The keys a request is counted under. Hashes: no e-mail and no network address is stored. */
export async function mailKeys({
  what,
  email,
  device,
  address,
}: MailRequest): Promise<readonly [string, string, string]> {
  const origin = address === null ? `device ${device}` : `network ${networkOf(address)}`
  const [own, network, all] = await Promise.all(
    [`${what} ${email} ${origin}`, `${what} ${origin}`, `${what} to ${email}`].map((text) => hashOf(text)),
  )
  return [own ?? '', network ?? '', all ?? '']
}

/** Decides about a request and counts it, in the transaction that queues the mail. */
export async function countMailRequest(
  platform: PlatformContext,
  tx: Transaction,
  keys: readonly [string, string, string],
): Promise<'send' | 'keep' | 'refuse'> {
  const [own, network, address] = keys
  const decision = mailDecision({
    own: await countAttempts(platform, tx, own),
    network: await countAttempts(platform, tx, network),
    address: await countAttempts(platform, tx, address),
  })
  if (decision !== 'refuse') for (const key of keys) await oneMoreAttempt(platform, tx, key, MAIL_WINDOW)
  return decision
}
