import { accessRules } from '@/adapters/backend/access/access-rules'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { hashPassword, newPasswordProblem } from '@/adapters/backend/access/password'
import { renameRefusal } from '@/adapters/backend/access/profile-rules'
import { countMailRequest, type MailKeys } from '@/adapters/backend/mail/mail-attempts'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { post } from '@/adapters/backend/mail/mail-job'
import { notifications } from '@/adapters/backend/notifications/notification-records'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { CheckoutFieldError, CheckoutForm } from '@/application/payments/checkout-service'
import { isAdult, parseDay } from '@/domain/access/age'
import { isEmail } from '@/domain/access/email'
import { LOGIN_WINDOW, networkOf } from '@/domain/access/login-limits'
import type { Language } from '@/domain/navigation/language'
import { asId, type NotificationId } from '@/domain/ids'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

type SignUp = Extract<CheckoutForm, { kind: 'signup' }>

export type FieldErrors = Readonly<Record<string, CheckoutFieldError>>

/** Free messages every new guest is welcomed with. */
export const WELCOME_MESSAGES = 3

/** Everything wrong with a sign-up form at once, by field. No one under 18 gets an account. */
export async function signUpErrors(reader: Reader, form: SignUp, now: number): Promise<FieldErrors> {
  const errors: Record<string, CheckoutFieldError> = {}
  const name = await renameRefusal(reader, null, form.name.trim())
  if (name !== null) errors['name'] = name
  const email = form.email.trim().toLowerCase()
  if (!isEmail(email)) errors['email'] = 'email-format'
  const problem = await newPasswordProblem(form.password, { name: form.name, email })
  if (problem !== null) errors['password'] = problem === 'easy' ? 'password-easy' : 'password-length'
  if (parseDay(form.birthDate) === null) errors['birthDate'] = 'birth-date'
  else if (!isAdult(form.birthDate, now)) errors['birthDate'] = 'under-age'
  if (!form.acceptTerms) errors['acceptTerms'] = 'terms'
  return errors
}

/**
 * Returns whether there is an account with the address. Looked up only for a form that is right
 * otherwise, and counted: membership is private.
 */
export const isEmailTaken = async (reader: Reader, form: SignUp): Promise<boolean> =>
  (await reader.find(guests, 'byEmail', { prefix: [form.email.trim().toLowerCase()], limit: 1 })).length > 0

/**
 * Returns the account of a form without errors. Hashing takes time and therefore happens before the
 * transaction.
 */
export async function accountOf(platform: PlatformContext, form: SignUp): Promise<GuestRecord> {
  const now = platform.clock.now()
  return {
    ...newGuest(platform.random.id(), now, Math.floor(platform.random.next() * 240) + 1),
    name: form.name.trim(),
    email: form.email.trim().toLowerCase(),
    passwordHash: await hashPassword(
      form.password,
      platform.random.id(),
      platform.rules.of(accessRules).passwordIterations,
    ),
    birthDate: form.birthDate,
  }
}

/**
 * Returns the key under which the accounts that a network opens are counted; `null` if there is no
 * network between.
 */
export const accountsKeyOf = async (address: string | null): Promise<string | null> =>
  address === null ? null : hashOf(`accounts ${networkOf(address)}`)

/**
 * Counts another account of a network. `false`: it has opened enough of them, each of which is
 * given messages and a turn of the wheel.
 */
export async function countAccount(platform: PlatformContext, tx: Transaction, key: string | null): Promise<boolean> {
  if (key === null) return true
  const { accountsPerNetwork } = platform.rules.of(accessRules)
  if ((await countAttempts(platform, tx, key)) >= accountsPerNetwork) return false
  await oneMoreAttempt(platform, tx, key, LOGIN_WINDOW)
  return true
}

/**
 * Stores the account and greets the guest; a mail prompts them to confirm their address. The
 * address may be a stranger's: the mail is counted like any other to one, and after too many of
 * them the guest can request it later.
 */
export async function admit(
  platform: PlatformContext,
  tx: Transaction,
  account: GuestRecord,
  language: Language,
  mail: MailKeys,
): Promise<void> {
  await tx.put(guests, account)
  await tx.put(guestCounters, { ...(await countersOf(tx, account.id)), freeMessages: WELCOME_MESSAGES })
  if (platform.rules.of(mailRules).mailer !== null && (await countMailRequest(platform, tx, mail)) === 'send')
    await post(platform, tx, { id: platform.random.id(), kind: 'confirm', language }, { guestId: account.id })
  await tx.put(notifications, {
    id: asId<NotificationId>(platform.random.id()),
    guestId: account.id,
    type: NOTIFICATION_TYPES.welcome,
    kind: 'welcome',
    values: { name: account.name, count: String(WELCOME_MESSAGES) },
    unread: true,
    unseen: true,
    at: platform.clock.now(),
    actorId: null,
    isPayment: false,
  })
}
