import { readPhone, type PhoneNumber } from './phone-number'
import { phoneVerifications, verificationOf, type PhoneRecord } from './phone-records'
import { phoneRules } from './phone-rules'
import { countAttempts, oneMoreAttempt } from '@/adapters/backend/access/login-attempts'
import { isLoggedIn, requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import { localized } from '@/adapters/backend/kernel/localized'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { hashOf } from '@/adapters/backend/kernel/secret-hash'
import { guestPhones } from '@/adapters/backend/notifications/choice-records'
import { noticeRules } from '@/adapters/backend/notifications/notice-rules'
import type { Transaction } from '@/adapters/stores/store'
import type { SmsGateway } from '@/application/notifications/sms-gateway'
import type { PhoneGateway, PinRequest, PinStarted, PinVerified } from '@/application/phone/phone-gateway'
import { asId, type GuestId, type PhoneVerificationId } from '@/domain/ids'
import { MAX_NUMBERS, MAX_PIN_TRIES, MAX_PINS, PIN_LIFETIME, PIN_WINDOW } from '@/domain/phone/phone-verification'
import { isPinComplete, PHONE_LINES, pinFrom, pinLengthOf, type PhoneLine, type PinError } from '@/domain/phone/pin'

/** Neither names the product: the number may be another person's, or be seen and heard by others. */
const MESSAGE = {
  mobile: localized(
    '{pin} ist dein Bestätigungscode. Er gilt 10 Minuten.',
    '{pin} is your confirmation code. It works for 10 minutes.',
    '{pin} es tu código de confirmación. Vale 10 minutos.',
  ),
  fixed: localized(
    'Dein Bestätigungscode ist {pin}. Noch einmal: {pin}.',
    'Your confirmation code is {pin}. Once more: {pin}.',
    'Tu código de confirmación es {pin}. Otra vez: {pin}.',
  ),
}

const refused = (error: PinError) => ({ ok: false, error }) as const

/** Verifies the phone numbers of guests: by a text to a mobile number, by a call to a fixed line. */
export class BackendPhoneGateway implements PhoneGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  lines(): Promise<readonly PhoneLine[]> {
    return Promise.resolve(PHONE_LINES.filter((line) => this.senderTo(line) !== null))
  }

  async startVerification({ phone, type, language }: PinRequest): Promise<PinStarted> {
    const { store, random } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    const sender = this.senderTo(type)
    if (!isLoggedIn(guest) || sender === null) return refused('unknown')
    const number = await readPhone(phone, session.countryCode)
    const refusal = this.refusalOf(number, type)
    if (number === null || refusal !== null) return refused(refusal ?? 'invalid-phone-number')
    const id = asId<PhoneVerificationId>(random.id())
    const pin = pinFrom(random.next(), type)
    const pinHash = await hashOf(`${id} ${pin}`)
    const isStored = await this.store({ id, guestId: guest.id, type, number: number.e164, pinHash })
    if (!isStored) return refused('attempt-limit-reached')
    const spoken = type === 'fixed' ? Array.from(pin).join(', ') : pin
    const text = MESSAGE[type][language].replaceAll('{pin}', spoken)
    try {
      await sender.send({ id, to: number.e164, text })
    } catch {
      // Nobody waits for a pin that was not sent.
      await store.transaction((tx) => tx.delete(phoneVerifications, id))
      return refused('unknown')
    }
    return { ok: true, id, pinLength: pinLengthOf[type] }
  }

  async verifyPin(id: PhoneVerificationId, type: PhoneLine, pin: string): Promise<PinVerified> {
    const pinHash = await hashOf(`${id} ${pin}`)
    const proved = await this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const record = await tx.get(phoneVerifications, id)
      if (record?.guestId !== guest.id) return refused('id-does-not-exist')
      return this.prove(tx, record, type, { pin, pinHash })
    })
    return proved.ok ? { ok: true, verification: await verificationOf(proved.record) } : proved
  }

  remove(id: PhoneVerificationId): Promise<void> {
    return this.platform.store.transaction(async (tx) => {
      const { guest } = await requireSession(tx, this.caller)
      const record = await tx.get(phoneVerifications, id)
      if (record?.guestId !== guest.id) return
      await tx.delete(phoneVerifications, id)
      const texts = await tx.get(guestPhones, guest.id)
      if (texts?.confirmed === record.number) await tx.delete(guestPhones, guest.id)
    })
  }

  private senderTo(line: PhoneLine): SmsGateway | null {
    const { rules } = this.platform
    return line === 'mobile' ? rules.of(noticeRules).sms : rules.of(phoneRules).calls
  }

  private refusalOf(number: PhoneNumber | null, type: PhoneLine): PinError | null {
    const { countries, blocked } = this.platform.rules.of(phoneRules)
    if (number === null) return 'invalid-phone-number'
    if (countries !== null && !countries.includes(number.parts.countryCode)) return 'country-not-allowed'
    // A number that costs its caller more is refused as well.
    if (number.lines.length === 0 || blocked.some((start) => number.e164.startsWith(start)))
      return 'phone-number-blacklisted'
    return number.lines.includes(type) ? null : 'invalid-verification-type'
  }

  /** Stores a pin in place of those that the guest has not entered; `false`: a limit is reached. */
  private async store(made: Pick<PhoneRecord, 'id' | 'guestId' | 'type' | 'number' | 'pinHash'>): Promise<boolean> {
    const { platform } = this
    const keys = await Promise.all([hashOf(`codes of ${made.guestId}`), hashOf(`codes to ${made.number}`)])
    return platform.store.transaction(async (tx) => {
      for (const key of keys) if ((await countAttempts(platform, tx, key)) >= MAX_PINS) return false
      const own = await tx.find(phoneVerifications, 'byGuest', { prefix: [made.guestId] })
      if (own.filter(({ verifiedAt }) => verifiedAt !== null).length >= MAX_NUMBERS) return false
      for (const key of keys) await oneMoreAttempt(platform, tx, key, PIN_WINDOW)
      for (const { id, verifiedAt } of own) if (verifiedAt === null) await tx.delete(phoneVerifications, id)
      const until = platform.clock.now() + PIN_LIFETIME
      await tx.put(phoneVerifications, { ...made, until, tries: 0, verifiedAt: null })
      return true
    })
  }

  /** Compares a pin and counts the try in one transaction, so that simultaneous tries are counted too. */
  private async prove(
    tx: Transaction,
    record: PhoneRecord,
    type: PhoneLine,
    { pin, pinHash }: { readonly pin: string; readonly pinHash: string },
  ): Promise<{ readonly ok: true; readonly record: PhoneRecord } | { readonly ok: false; readonly error: PinError }> {
    const now = this.platform.clock.now()
    if (record.type !== type) return refused('invalid-verification-type')
    const isRight = record.pinHash === pinHash
    if (record.verifiedAt !== null) return isRight ? { ok: true, record } : refused('invalid-code')
    if (record.until <= now) return refused('verification-timeout')
    if (record.tries >= MAX_PIN_TRIES) return refused('attempt-limit-reached')
    if (!isPinComplete(pin, type)) return refused('invalid-code')
    if (!isRight) {
      await tx.put(phoneVerifications, { ...record, tries: record.tries + 1 })
      return refused('invalid-code')
    }
    const [holder] = await tx.find(phoneVerifications, 'verified', { prefix: [record.number], limit: 1 })
    if (holder !== undefined && holder.guestId !== record.guestId) return refused('phone-number-not-unique')
    if (holder !== undefined) await tx.delete(phoneVerifications, holder.id)
    const verified: PhoneRecord = { ...record, verifiedAt: now }
    await tx.put(phoneVerifications, verified)
    if (type === 'mobile') await this.receiveTexts(tx, record.guestId, record.number)
    return { ok: true, record: verified }
  }

  /** The mobile number verified last receives the text messages that the guest wants. */
  private receiveTexts(tx: Transaction, guestId: GuestId, confirmed: string): Promise<void> {
    return tx.put(guestPhones, { guestId, confirmed, pending: null })
  }
}
