import { refusedWith, type AccountRefusal, type Requester } from './account-request'
import { accessRules } from '@/adapters/backend/access/access-rules'
import { countersOf, guestCounters } from '@/adapters/backend/access/guest-counters'
import { guests, type GuestRecord } from '@/adapters/backend/access/guest-records'
import { countAttempt, countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { hashPassword, newPasswordProblem } from '@/adapters/backend/access/password'
import { renameRefusal } from '@/adapters/backend/access/profile-rules'
import { agree, textsInForce } from '@/adapters/backend/legal/legal-agreement-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { countMailRequest, mailKeys, type MailKeys } from '@/adapters/backend/mail/mail-attempts'
import { post } from '@/adapters/backend/mail/mail-job'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import { notifications } from '@/adapters/backend/notifications/notification-records'
import type { Reader, Transaction } from '@/adapters/stores/store'
import type { AccountError, RegistrationForm } from '@/application/accounts/account-forms'
import { isAdult, parseDay } from '@/domain/access/age'
import { isEmail } from '@/domain/access/email'
import { LOGIN_WINDOW, networkOf } from '@/domain/access/login-limits'
import { asId, type GuestId, type NotificationId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

/** Free messages every new guest is welcomed with. */
export const WELCOME_MESSAGES = 3

/** An account that may be opened; its password is hashed before the transaction because that takes its time. */
export interface Registration {
  readonly ok: true
  readonly form: RegistrationForm
  readonly account: GuestRecord
  readonly language: Language
  readonly mail: MailKeys
  /** Under what the accounts are counted that a network opens; `null` where there is no network between. */
  readonly network: string | null
}

/**
 * Checks a form and prepares its account. It reports that an address has an account, so that a guest who has forgotten it can log in. Each such answer
 * counts as a wrong password: a caller who tries the addresses of others is refused, and about one that has no account they open one. It does not count
 * where `isAnswered` knows that the same form, sent twice, has just opened this account.
 */
export async function prepareRegistration(
  platform: PlatformContext,
  form: RegistrationForm,
  { deviceHash, address, language }: Requester,
  isAnswered: () => Promise<boolean>,
): Promise<Registration | AccountRefusal> {
  const { store } = platform
  const refusal = await refusalOf(store, form, platform.clock.now())
  if (refusal !== null) {
    if (refusal.errors['email'] !== 'email-taken' || (await isAnswered())) return refusal
    const attempt = await countAttempt(platform, { email: emailOf(form), deviceHash, address })
    return attempt === null ? refusedWith({ form: 'too-many-attempts' }) : refusal
  }
  const account = await accountOf(platform, form)
  const mail = await mailKeys({ what: 'signup', email: emailOf(form), device: deviceHash, address })
  const network = address === null ? null : await hashOf(`accounts ${networkOf(address)}`)
  return { ok: true, form, account, language, mail, network }
}

/** Opens the account, unless another guest has taken the name or the address while the password was hashed. */
export async function register(
  platform: PlatformContext,
  tx: Transaction,
  registration: Registration,
): Promise<{ readonly ok: true; readonly guestId: GuestId } | AccountRefusal> {
  const { form, account, network } = registration
  const refusal = await refusalOf(tx, form, platform.clock.now())
  if (refusal !== null) return refusal
  if (!(await countAccount(platform, tx, network))) return refusedWith({ form: 'too-many-attempts' })
  await admit(platform, tx, registration)
  return { ok: true, guestId: account.id }
}

const emailOf = ({ email }: RegistrationForm): string => email.trim().toLowerCase()

/** Everything wrong with a form at once, by field. Whether an address has an account is private: it is looked up only for a form that is right otherwise. */
async function refusalOf(reader: Reader, form: RegistrationForm, now: number): Promise<AccountRefusal | null> {
  const errors = await formErrors(reader, form, now)
  if (Object.keys(errors).length > 0) return refusedWith(errors)
  const [taken] = await reader.find(guests, 'byEmail', { prefix: [emailOf(form)], limit: 1 })
  return taken === undefined ? null : refusedWith({ email: 'email-taken' })
}

/** No one under 18 gets an account. */
async function formErrors(reader: Reader, form: RegistrationForm, now: number): Promise<AccountRefusal['errors']> {
  const errors: Record<string, AccountError> = {}
  const name = await renameRefusal(reader, null, form.name.trim())
  if (name !== null) errors['name'] = name
  const email = emailOf(form)
  if (!isEmail(email)) errors['email'] = 'email-format'
  const problem = await newPasswordProblem(form.password, { name: form.name, email })
  if (problem !== null) errors['password'] = problem === 'easy' ? 'password-easy' : 'password-length'
  if (parseDay(form.birthDate) === null) errors['birthDate'] = 'birth-date'
  else if (!isAdult(form.birthDate, now)) errors['birthDate'] = 'under-age'
  if (!form.acceptTerms) errors['acceptTerms'] = 'terms'
  return errors
}

async function accountOf(platform: PlatformContext, form: RegistrationForm): Promise<GuestRecord> {
  const { passwordIterations } = platform.rules.of(accessRules)
  return {
    ...newGuest(platform.random.id(), platform.clock.now(), Math.floor(platform.random.next() * 240) + 1),
    name: form.name.trim(),
    email: emailOf(form),
    passwordHash: await hashPassword(form.password, platform.random.id(), passwordIterations),
    birthDate: form.birthDate,
  }
}

/** Counts one account more of a network. `false`: it has opened enough of them, each of which is given messages and a turn of the wheel. */
async function countAccount(platform: PlatformContext, tx: Transaction, key: string | null): Promise<boolean> {
  if (key === null) return true
  const { accountsPerNetwork } = platform.rules.of(accessRules)
  if ((await countAttempts(platform, tx, key)) >= accountsPerNetwork) return false
  await oneMoreAttempt(platform, tx, key, LOGIN_WINDOW)
  return true
}

/**
 * Stores the account and greets the guest; a mail prompts them to confirm their address. The address may be a stranger's: the mail is counted like
 * any other to one, and where there were enough of them the guest can request it later.
 */
async function admit(
  platform: PlatformContext,
  tx: Transaction,
  { account, language, mail }: Registration,
): Promise<void> {
  const now = platform.clock.now()
  await tx.put(guests, account)
  for (const text of await textsInForce(tx, language, now)) await agree(tx, account.id, text, now)
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
