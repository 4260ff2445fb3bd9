import { refusedWith, type AccountRefusal, type Requester } from './account-request'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { guests, sessions } from '@/adapters/backend/access/guest-records'
import { hashPassword, newPasswordProblem } from '@/adapters/backend/access/password'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { countMailRequest, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { closeLinks, openLink } from '@/adapters/backend/mail/mail-records'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import type { Transaction } from '@/adapters/stores/store'
import { isEmail } from '@/domain/access/email'
import type { GuestId } from '@/domain/ids'

/**
 * Requests a link to a new password. The answer and the time it takes are the same for every address: whether there is
 * an account is looked up when the mail is written.
 */
export async function requestReset(
  platform: PlatformContext,
  given: string,
  { deviceHash, address, language }: Requester,
): Promise<{ readonly ok: true } | AccountRefusal> {
  const email = given.trim().toLowerCase()
  if (!isEmail(email)) return refusedWith({ email: 'email-format' })
  if (platform.rules.of(mailRules).mailer === null) return refusedWith({ form: 'no-mail' })
  const keys = await mailKeys({ what: 'reset', email, device: deviceHash, address })
  const id = platform.random.id()
  const decision = await platform.store.transaction(async (tx) => {
    const decided = await countMailRequest(platform, tx, keys)
    if (decided === 'send') await post(platform, tx, { id, kind: 'reset', language }, { email })
    return decided
  })
  return decision === 'refuse' ? refusedWith({ form: 'too-many-mails' }) : { ok: true }
}

/** A password that may be set, hashed before the transaction because that takes its time. */
export interface NewPassword {
  readonly ok: true
  readonly linkHash: string
  readonly passwordHash: string
  /** The id of the mail that reports the change. */
  readonly letter: string
}

/** Checks a password for the account whose link this is the digest of. */
export async function prepareReset(
  platform: PlatformContext,
  linkHash: string,
  password: string,
): Promise<NewPassword | AccountRefusal> {
  const known = await openLink(platform, platform.store, 'reset', linkHash)
  const owner = known === undefined ? undefined : await platform.store.get(guests, known.guestId)
  const problem = await newPasswordProblem(password, { name: owner?.name ?? '', email: owner?.email ?? '' })
  if (problem !== null) return refusedWith({ password: problem === 'easy' ? 'password-easy' : 'password-length' })
  const { passwordIterations } = platform.rules.of(accessRules)
  const passwordHash = await hashPassword(password, platform.random.id(), passwordIterations)
  return { ok: true, linkHash, passwordHash, letter: platform.random.id() }
}

/** Whose password was set, and the token digests of the sessions that it ended. */
export interface PasswordSet {
  readonly ok: true
  readonly guestId: GuestId
  readonly ended: readonly string[]
}

/**
 * Sets the password. The link opens nothing afterwards, nor does any other that was mailed to the guest, and every session of theirs ends: an attacker
 * who had the old password is out.
 */
export async function resetPassword(
  platform: PlatformContext,
  tx: Transaction,
  { linkHash, passwordHash, letter }: NewPassword,
  { deviceHash, language }: Requester,
): Promise<PasswordSet | AccountRefusal> {
  const link = await openLink(platform, tx, 'reset', linkHash)
  const guest = link === undefined ? undefined : await tx.get(guests, link.guestId)
  if (guest === undefined || guest.email !== link?.email) return refusedWith({ form: 'link-expired' })
  if (guest.isLocked) return refusedWith({ form: 'locked' })
  const ended: string[] = []
  for (const session of await tx.find(sessions, 'byGuest', { prefix: [guest.id] })) {
    // The device that sets the password goes on: it takes the account over, under another key.
    if (session.deviceHash === deviceHash) continue
    await tx.delete(sessions, session.tokenHash)
    ended.push(session.tokenHash)
  }
  // A guest who follows the link reads the mails of this address.
  await tx.put(guests, { ...guest, passwordHash, emailVerified: true })
  await closeLinks(tx, guest.id, 'reset')
  await post(platform, tx, { id: letter, kind: 'password-changed', language }, { guestId: guest.id })
  return { ok: true, guestId: guest.id, ended }
}
