import { expect, it } from 'vitest'
import { contract } from './suite'
import { member } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { asId, type PhoneVerificationId } from '@/domain/ids'
import { PIN_LIFETIME, PIN_WINDOW } from '@/domain/phone/phone-verification'
import type { PhoneLine } from '@/domain/phone/pin'

/** Numbers nobody else of the suite uses: a number belongs to one guest, and receives three pins a day. */
let used = 0
const mobile = (): string => `+4915112${String(++used).padStart(6, '0')}`

interface Awaited {
  readonly id: PhoneVerificationId
  readonly pin: string
}

const wrongFor = (pin: string): string => (pin.startsWith('0') ? `1${pin.slice(1)}` : `0${pin.slice(1)}`)

export const phoneContract = (name: BindingName, bind: Bind): void =>
  contract('phone', name, bind, (bound) => {
    const start = ({ ports }: Device, phone: string, type: PhoneLine = 'mobile') =>
      ports.phone.startVerification({ phone, type, language: 'en' })

    async function awaited(device: Device, phone: string, type: PhoneLine = 'mobile'): Promise<Awaited> {
      const started = await start(device, phone, type)
      if (!started.ok) throw new Error(started.error)
      const { texts, calls } = bound().environment
      const message = (type === 'mobile' ? texts : calls).to(phone).at(-1) ?? ''
      const digits = message.replaceAll(/\D/gu, '')
      return { id: started.id, pin: digits.slice(0, started.pinLength) }
    }

    async function verified(device: Device, phone: string): Promise<PhoneVerificationId> {
      const { id, pin } = await awaited(device, phone)
      const answer = await device.ports.phone.verifyPin(id, 'mobile', pin)
      if (!answer.ok) throw new Error(answer.error)
      return id
    }

    const numbersOf = async ({ ports }: Device) => (await ports.guest.current()).phoneVerifications

    it('sends six digits to a mobile number, which the guest has once they are entered [AUT-033][AUT-035][AUT-036][AUT-037][AUT-038][AUT-039][GUE-009]', async () => {
      const device = await member(bound())
      const { texts } = bound().environment
      const started = await device.ports.phone.startVerification({
        phone: '0151 / 23 456-789',
        type: 'mobile',
        language: 'de',
      })
      expect(started).toMatchObject({ ok: true, pinLength: 6 })
      if (!started.ok) return
      const message = texts.to('+4915123456789').at(-1) ?? ''
      expect(message).toMatch(/^\d{6} ist dein Bestätigungscode\./u)
      const known = {
        id: started.id,
        type: 'mobile',
        countryCode: 'DE',
        preCode: '49',
        number: '15123456789',
        e123: '+49 1512 3456789',
        pinLength: 6,
      }
      expect(await numbersOf(device)).toEqual([{ ...known, verified: false }])
      const answer = await device.ports.phone.verifyPin(started.id, 'mobile', message.slice(0, 6))
      expect(answer).toEqual({ ok: true, verification: { ...known, verified: true } })
      expect(await numbersOf(device)).toEqual([{ ...known, verified: true }])
      // The answer was lost, and the request is sent again.
      expect(await device.ports.phone.verifyPin(started.id, 'mobile', message.slice(0, 6))).toEqual(answer)
      expect(await numbersOf(await bound().device())).toEqual([])
    })

    it('calls a fixed line, and reads out five digits twice [AUT-034]', async () => {
      const device = await member(bound())
      expect(await device.ports.phone.lines()).toEqual(['mobile', 'fixed'])
      const { id, pin } = await awaited(device, '+4930123456', 'fixed')
      const spoken = Array.from(pin).join(', ')
      expect({ digits: pin.length, message: bound().environment.calls.to('+4930123456').at(-1) }).toEqual({
        digits: 5,
        message: `Your confirmation code is ${spoken}. Once more: ${spoken}.`,
      })
      expect(await device.ports.phone.verifyPin(id, 'fixed', pin)).toMatchObject({
        ok: true,
        verification: { type: 'fixed', verified: true, pinLength: 5, preCode: '49', number: '30123456' },
      })
    })

    it.each([
      ['1: the number is not valid [AUT-044]', '+49 151', 'mobile', 'invalid-phone-number'],
      ['1: it is not even a number [AUT-044]', 'call me', 'mobile', 'invalid-phone-number'],
      ['2: its country is not allowed [AUT-045]', '+44 7911 123456', 'mobile', 'country-not-allowed'],
      ['3: a fixed line gets no text [AUT-046]', '+49 30 123456', 'mobile', 'invalid-verification-type'],
      ['3: a mobile is not called [AUT-046]', '+49 151 12345678', 'fixed', 'invalid-verification-type'],
      ['5: the operator blocks it [AUT-048]', '+49 176 12345678', 'mobile', 'phone-number-blacklisted'],
      ['5: it costs its caller more [AUT-048]', '+49 900 1234567', 'fixed', 'phone-number-blacklisted'],
    ] as const)('refuses with error %s', async (_title, phone, type, error) => {
      const device = await member(bound())
      const { texts, calls } = bound().environment
      const before = texts.sent.length + calls.sent.length
      expect(await start(device, phone, type)).toEqual({ ok: false, error })
      expect({ sent: texts.sent.length + calls.sent.length, numbers: await numbersOf(device) }).toEqual({
        sent: before,
        numbers: [],
      })
    })

    it('refuses with error 4 after ten minutes [AUT-047], and the number is gone from the guest', async () => {
      const device = await member(bound())
      const { id, pin } = await awaited(device, mobile())
      await bound().environment.clock.pass(PIN_LIFETIME)
      expect(await device.ports.phone.verifyPin(id, 'mobile', pin)).toEqual({
        ok: false,
        error: 'verification-timeout',
      })
      expect(await numbersOf(device)).toEqual([])
    })

    it('refuses with error 6 a number that another guest has verified, also at the same moment [AUT-049]', async () => {
      const phone = mobile()
      const [one, other] = [await member(bound()), await member(bound())]
      const [mine, theirs] = [await awaited(one, phone), await awaited(other, phone)]
      const answers = await Promise.all([
        one.ports.phone.verifyPin(mine.id, 'mobile', mine.pin),
        other.ports.phone.verifyPin(theirs.id, 'mobile', theirs.pin),
      ])
      expect(answers.map((answer) => (answer.ok ? 'verified' : answer.error)).toSorted()).toEqual([
        'phone-number-not-unique',
        'verified',
      ])
      expect([...(await numbersOf(one)), ...(await numbersOf(other))].filter(({ verified: is }) => is)).toHaveLength(1)
    })

    it('refuses with error 7 what it does not know, what is another guest’s and what was replaced [AUT-050]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const first = await awaited(device, mobile())
      await awaited(device, mobile())
      const unknown = { ok: false, error: 'id-does-not-exist' }
      const { phone } = device.ports
      expect(await phone.verifyPin(first.id, 'mobile', first.pin)).toEqual(unknown)
      expect(await phone.verifyPin(asId<PhoneVerificationId>('made up'), 'mobile', '123456')).toEqual(unknown)
      const theirs = await awaited(other, mobile())
      expect(await phone.verifyPin(theirs.id, 'mobile', theirs.pin)).toEqual(unknown)
      await phone.remove(theirs.id)
      expect(await other.ports.phone.verifyPin(theirs.id, 'mobile', theirs.pin)).toMatchObject({ ok: true })
    })

    it('refuses with error 8 a wrong pin, and with 9 the sixth, which is the right one [AUT-051][AUT-052]', async () => {
      const device = await member(bound())
      const { id, pin } = await awaited(device, mobile())
      const { phone } = device.ports
      // A pin that is not complete is no try.
      for (let count = 0; count < 6; count += 1)
        expect(await phone.verifyPin(id, 'mobile', pin.slice(1))).toEqual({ ok: false, error: 'invalid-code' })
      expect(await phone.verifyPin(id, 'fixed', pin)).toEqual({ ok: false, error: 'invalid-verification-type' })
      const tries = await Promise.all(Array.from({ length: 8 }, () => phone.verifyPin(id, 'mobile', wrongFor(pin))))
      const errors = tries.map((answer) => (answer.ok ? 'verified' : answer.error))
      expect(Map.groupBy(errors, (error) => error).get('invalid-code')).toHaveLength(5)
      expect(await phone.verifyPin(id, 'mobile', pin)).toEqual({ ok: false, error: 'attempt-limit-reached' })
    })

    it('refuses with error 9 the fourth pin within a day, to a guest and to a number [AUT-052]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const phone = mobile()
      const limit = { ok: false, error: 'attempt-limit-reached' }
      for (let count = 0; count < 3; count += 1) expect(await start(device, phone)).toMatchObject({ ok: true })
      expect(await start(device, mobile())).toEqual(limit)
      expect(await start(other, phone)).toEqual(limit)
      await bound().environment.clock.pass(PIN_WINDOW)
      expect(await start(device, phone)).toMatchObject({ ok: true })
    })

    it('refuses with error 10 a visitor, and where the service does not answer [AUT-053]', async () => {
      const { texts } = bound().environment
      const unknown = { ok: false, error: 'unknown' }
      expect(await start(await bound().device(), mobile())).toEqual(unknown)
      texts.isDown = true
      const device = await member(bound())
      const failed = await start(device, mobile())
      texts.isDown = false
      expect({ failed, numbers: await numbersOf(device) }).toEqual({ failed: unknown, numbers: [] })
    })

    it('has a number verified again once, and forgets it with the text messages to it', async () => {
      const device = await member(bound())
      const phone = mobile()
      await verified(device, phone)
      const id = await verified(device, phone)
      expect((await numbersOf(device)).map((each) => each.id)).toEqual([id])
      expect((await device.ports.notificationSettings.read()).phone).not.toBeNull()
      await device.ports.phone.remove(id)
      expect({
        numbers: await numbersOf(device),
        texts: (await device.ports.notificationSettings.read()).phone,
      }).toEqual({ numbers: [], texts: null })
      // Another guest may have it now.
      await verified(await member(bound()), phone)
    })

    it('lets a guest verify five numbers', async () => {
      const device = await member(bound())
      for (let count = 0; count < 5; count += 1) {
        await verified(device, mobile())
        await bound().environment.clock.pass(PIN_WINDOW)
      }
      expect(await start(device, mobile())).toEqual({ ok: false, error: 'attempt-limit-reached' })
    })
  })
