import { guestPhones } from './choice-records'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { localized } from '@/adapters/backend/kernel/localized'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import type { CodeRefusal, PhoneRefusal } from '@/application/notifications/notification-settings-gateway'
import type { TextMessage } from '@/application/notifications/sms-gateway'
import type { GuestId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import {
  CODE_LIFETIME,
  CODE_WINDOW,
  codeFrom,
  MAX_CODE_TRIES,
  MAX_CODES,
  phoneNumber,
} from '@/domain/notifications/phone'

/** Names no product: the number may be another person's, or its screen be seen by others. */
const CODE_TEXT = localized(
  '{code} ist dein Bestätigungscode. Er gilt 10 Minuten.',
  '{code} is your confirmation code. It works for 10 minutes.',
  '{code} es tu código de confirmación. Vale 10 minutos.',
)

type Prepared = { readonly ok: true; readonly message: TextMessage } | { ok: false; reason: PhoneRefusal }

/**
 * Draws a code for a number and stores its digest; the earlier number stays the guest's until the
 * new one is confirmed.
 */
export async function preparePhone(
  platform: PlatformContext,
  guestId: GuestId,
  typed: string,
  language: Language,
): Promise<Prepared> {
  const number = phoneNumber(typed)
  if (number === null) return { ok: false, reason: 'invalid-number' }
  const code = codeFrom(platform.random.next())
  const codeHash = await hashOf(`${guestId} ${code}`)
  const keys = await Promise.all([hashOf(`codes of ${guestId}`), hashOf(`codes to ${number}`)])
  const id = platform.random.id()
  return platform.store.transaction<Prepared>(async (tx) => {
    for (const key of keys)
      if ((await countAttempts(platform, tx, key)) >= MAX_CODES) return { ok: false, reason: 'too-many-codes' }
    for (const key of keys) await oneMoreAttempt(platform, tx, key, CODE_WINDOW)
    const known = await tx.get(guestPhones, guestId)
    const until = platform.clock.now() + CODE_LIFETIME
    const pending = { number, codeHash, until, tries: 0 }
    await tx.put(guestPhones, { guestId, confirmed: known?.confirmed ?? null, pending })
    return { ok: true, message: { id, to: number, text: CODE_TEXT[language].replace('{code}', code) } }
  })
}

type Confirmed = { ok: true } | { ok: false; reason: CodeRefusal }

/**
 * Compares a code and counts the attempt in one transaction, so that simultaneous attempts are
 * counted too.
 */
export async function confirmPhone(platform: PlatformContext, guestId: GuestId, code: string): Promise<Confirmed> {
  const codeHash = await hashOf(`${guestId} ${code.trim()}`)
  return platform.store.transaction<Confirmed>(async (tx) => {
    const phone = await tx.get(guestPhones, guestId)
    const pending = phone?.pending ?? null
    if (pending === null || pending.until <= platform.clock.now() || pending.tries >= MAX_CODE_TRIES)
      return { ok: false, reason: 'code-expired' }
    if (pending.codeHash !== codeHash) {
      const tries = pending.tries + 1
      await tx.put(guestPhones, { guestId, confirmed: phone?.confirmed ?? null, pending: { ...pending, tries } })
      return { ok: false, reason: 'wrong-code' }
    }
    await tx.put(guestPhones, { guestId, confirmed: pending.number, pending: null })
    return { ok: true }
  })
}
