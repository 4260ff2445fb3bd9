import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { checkouts, type CheckoutRecord } from './checkout-records'
import { guests } from '@/adapters/backend/access/guest-records'
import { sessions } from '@/adapters/backend/access/guest-records'
import { hashPassword, newPasswordProblem } from '@/adapters/backend/access/password'
import { countMailRequest, mailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { closeLinks, openLink } from '@/adapters/backend/mail/mail-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { CheckoutAnswer } from '@/application/payments/checkout-service'
import { isEmail } from '@/domain/access/email'

/**
 * Requests a link to a new password. The answer and its time are the same for every address: the
 * account is looked up when the mail is written.
 */
export async function requestReset(
  platform: PlatformContext,
  { deviceHash, language }: Pick<CheckoutRecord, 'deviceHash' | 'language'>,
  address: string | null,
  given: string,
): Promise<CheckoutAnswer> {
  const email = given.trim().toLowerCase()
  if (!isEmail(email)) return { status: 'invalid', errors: { email: 'email-format' } }
  if (platform.rules.of(mailRules).mailer === null) return { status: 'invalid', errors: { form: 'no-mail' } }
  const keys = await mailKeys({ what: 'reset', email, device: deviceHash, address })
  const id = platform.random.id()
  const decision = await platform.store.transaction(async (tx) => {
    const decided = await countMailRequest(platform, tx, keys)
    if (decided === 'send') await post(platform, tx, { id, kind: 'reset', language }, { email })
    return decided
  })
  return decision === 'refuse' ? { status: 'invalid', errors: { form: 'too-many-mails' } } : { status: 'sent' }
}

/** The answer to a new password, and the token digests of the sessions that it ended. */
export interface PasswordSet {
  readonly answer: CheckoutAnswer
  readonly ended: readonly string[]
}

/**
 * Sets the password of the account whose link opened the checkout. The link opens nothing
 * afterwards, nor does any other that was mailed to the guest, and every session of theirs ends: an
 * attacker who had the old password is out.
 */
export async function resetPassword(
  platform: PlatformContext,
  checkout: CheckoutRecord,
  password: string,
): Promise<PasswordSet> {
  const refused = (errors: Extract<CheckoutAnswer, { status: 'invalid' }>['errors']): PasswordSet => ({
    answer: { status: 'invalid', errors },
    ended: [],
  })
  const known = await openLink(platform, platform.store, 'reset', checkout.linkHash ?? '')
  const owner = known === undefined ? undefined : await platform.store.get(guests, known.guestId)
  const problem = await newPasswordProblem(password, { name: owner?.name ?? '', email: owner?.email ?? '' })
  if (problem !== null) return refused({ password: problem === 'easy' ? 'password-easy' : 'password-length' })
  const passwordHash = await hashPassword(
    password,
    platform.random.id(),
    platform.rules.of(accessRules).passwordIterations,
  )
  const letter = platform.random.id()
  return platform.store.transaction(async (tx) => {
    const current = (await tx.get(checkouts, checkout.id)) ?? checkout
    if (current.status === 'succeeded') return { answer: { status: 'succeeded' }, ended: [] }
    const link = await openLink(platform, tx, 'reset', checkout.linkHash ?? '')
    const guest = link === undefined ? undefined : await tx.get(guests, link.guestId)
    if (guest === undefined || guest.email !== link?.email) return refused({ form: 'link-expired' })
    if (guest.isLocked) return refused({ form: 'locked' })
    const ended: string[] = []
    for (const session of await tx.find(sessions, 'byGuest', { prefix: [guest.id] })) {
      // The device that sets the password stays: it takes the account over with this checkout,
      // under another key.
      if (session.deviceHash === checkout.deviceHash) continue
      await tx.delete(sessions, session.tokenHash)
      ended.push(session.tokenHash)
    }
    // A guest who follows the link reads the mails of this address.
    await tx.put(guests, { ...guest, passwordHash, emailVerified: true })
    await closeLinks(tx, guest.id, 'reset')
    await tx.put(checkouts, { ...current, status: 'succeeded', provedGuest: guest.id })
    const { language } = checkout
    await post(platform, tx, { id: letter, kind: 'password-changed', language }, { guestId: guest.id })
    return { answer: { status: 'succeeded' }, ended }
  })
}
