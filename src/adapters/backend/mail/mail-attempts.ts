import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Transaction } from '@/adapters/stores/store'
import { networkOf } from '@/domain/access/login-limits'
import { MAIL_WINDOW, mailDecision } from '@/domain/access/mail-limits'

/**
 * The reasons for mails, and whether the address may be a stranger's: nobody has confirmed that its
 * owner reads it.
 */
const REASONS = {
  reset: false,
  confirm: true,
  signup: true,
  newsletter: true,
  receipt: true,
  'video-share': true,
} as const

type MailReason = keyof typeof REASONS

/** The keys that one request is counted under. */
export interface MailKeys {
  readonly own: string
  readonly network: string
  readonly address: string
  readonly strangers: string | null
}

/** A request for a mail to an address, and its origin. */
export interface MailRequest {
  /** The reason of the request: each is counted by itself. */
  readonly what: MailReason
  readonly email: string
  /** Used instead of the network where there is none between. */
  readonly device: string
  readonly address: string | null
}

/** The keys a request is counted under. Hashes: no e-mail and no network address is stored. */
export async function mailKeys({ what, email, device, address }: MailRequest): Promise<MailKeys> {
  const origin = address === null ? `device ${device}` : `network ${networkOf(address)}`
  const [own, network, all] = await Promise.all(
    [`${what} ${email} ${origin}`, `${what} ${origin}`, `${what} to ${email}`].map((text) => hashOf(text)),
  )
  return {
    own: own ?? '',
    network: network ?? '',
    address: all ?? '',
    strangers: REASONS[what] ? 'mails to strangers' : null,
  }
}

/** Decides about a request and counts it, in the transaction that queues the mail. */
export async function countMailRequest(
  platform: PlatformContext,
  tx: Transaction,
  { own, network, address, strangers }: MailKeys,
): Promise<'send' | 'keep' | 'refuse'> {
  const decision = mailDecision({
    own: await countAttempts(platform, tx, own),
    network: await countAttempts(platform, tx, network),
    address: await countAttempts(platform, tx, address),
    strangers: strangers === null ? 0 : await countAttempts(platform, tx, strangers),
  })
  if (decision === 'refuse') return decision
  for (const key of [own, network, address, ...(strangers === null ? [] : [strangers])])
    await oneMoreAttempt(platform, tx, key, MAIL_WINDOW)
  return decision
}
