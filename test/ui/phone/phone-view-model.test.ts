import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { PhoneGateway, PinRequest } from '@/application/phone/phone-gateway'
import { asId, type PhoneVerificationId } from '@/domain/ids'
import type { PhoneVerification } from '@/domain/phone/phone-verification'
import type { PinError } from '@/domain/phone/pin'
import { Toasts } from '@/ui/base/toasts'
import type { Texts } from '@/ui/texts/texts'
import { PhoneViewModel } from '@/ui/phone/phone-view-model'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const MOBILE: PhoneVerification = {
  id: asId<PhoneVerificationId>('one'),
  type: 'mobile',
  verified: false,
  countryCode: 'DE',
  preCode: '49',
  number: '15112345678',
  e123: '+49 1511 2345678',
  pinLength: 6,
}

async function setup(known: readonly PhoneVerification[] = []) {
  const toasts = new Toasts()
  const platform = {
    numbers: known,
    error: null as PinError | null,
    isDown: false,
    requests: [] as PinRequest[],
    pins: [] as string[],
  }
  const gateway = portOf<PhoneGateway>({
    lines: async () => ['mobile', 'fixed'],
    startVerification: async (request) => {
      if (platform.isDown) throw new BackendError('offline')
      platform.requests.push(request)
      if (platform.error !== null) return { ok: false, error: platform.error }
      platform.numbers = [MOBILE]
      return { ok: true, id: MOBILE.id, pinLength: 6 }
    },
    verifyPin: async (_id, _type, pin) => {
      platform.pins.push(pin)
      if (platform.error !== null) return { ok: false, error: platform.error }
      const verification = { ...MOBILE, verified: true }
      platform.numbers = [verification]
      return { ok: true, verification }
    },
    remove: async () => {
      platform.numbers = []
    },
  })
  const current = () => guestWith({ phoneVerifications: platform.numbers })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => current(), current: async () => current() }),
    new FakeLive(),
  )
  await guest.open('en')
  const model = new PhoneViewModel(gateway, guest, portOf<Texts>({ language: 'es' }), toasts)
  model.start()
  await settled()
  return { model, platform, messages: () => toasts.waiting.map(({ text }) => text) }
}

describe('the phone numbers of a guest', () => {
  it('are requested in the language of the page; the pin is awaited, and proves the number [AUT-036][AUT-038]', async () => {
    const { model, platform, messages } = await setup()
    expect({ lines: model.lines, awaited: model.awaited('mobile') }).toEqual({
      lines: ['mobile', 'fixed'],
      awaited: null,
    })
    await model.request('0151 12345678', 'mobile')
    expect(platform.requests).toEqual([{ phone: '0151 12345678', type: 'mobile', language: 'es' }])
    expect({ mobile: model.awaited('mobile'), fixed: model.awaited('fixed') }).toEqual({ mobile: MOBILE, fixed: null })
    expect(await model.verify(MOBILE, ' 123 456 ')).toBe(true)
    expect({ pins: platform.pins, numbers: model.numbers, awaited: model.awaited('mobile') }).toEqual({
      pins: ['123456'],
      numbers: [{ ...MOBILE, verified: true }],
      awaited: null,
    })
    expect(messages()).toEqual(['phone.saved'])
    await model.remove(MOBILE.id)
    expect({ numbers: model.numbers, messages: messages() }).toEqual({
      numbers: [],
      messages: ['phone.saved', 'phone.removed'],
    })
  })

  it('await their pin after the page was loaded again, until the guest wants another number', async () => {
    const { model } = await setup([MOBILE])
    expect(model.awaited('mobile')).toEqual(MOBILE)
    model.change()
    expect(model.awaited('mobile')).toBeNull()
    await model.request('0151 12345678', 'mobile')
    expect(model.awaited('mobile')).toEqual(MOBILE)
  })

  it('begin with the kind of line whose pin is awaited, and forget an error where the other kind is chosen', async () => {
    const { model, platform } = await setup([{ ...MOBILE, type: 'fixed', pinLength: 5 }])
    expect(model.line).toBe('fixed')
    platform.error = 'invalid-code'
    await model.verify({ id: MOBILE.id, type: 'fixed' }, '12345')
    model.choose('mobile')
    expect({ line: model.line, error: model.error }).toEqual({ line: 'mobile', error: null })
  })

  it('send no pin that is not complete', async () => {
    const { model, platform } = await setup([MOBILE])
    expect(await model.verify(MOBILE, '12345')).toBe(false)
    expect({ error: model.error, pins: platform.pins }).toEqual({ error: 'invalid-code', pins: [] })
  })

  it.each([
    ['invalid-code', true],
    ['phone-number-not-unique', true],
    ['verification-timeout', false],
    ['attempt-limit-reached', false],
    ['id-does-not-exist', false],
  ] as const)('show %s, and whether the pin can be entered again: %s', async (error, isAwaited) => {
    const { model, platform } = await setup([MOBILE])
    platform.error = error
    expect(await model.verify(MOBILE, '123456')).toBe(false)
    expect({ error: model.error, isAwaited: model.awaited('mobile') !== null }).toEqual({ error, isAwaited })
    platform.error = 'unknown'
    await model.request('0151 12345678', 'mobile')
    expect(model.error).toBe('unknown')
  })

  it('report a lost connection, and can be requested again', async () => {
    const { model, platform, messages } = await setup()
    platform.isDown = true
    await model.request('0151 12345678', 'mobile')
    expect({ messages: messages(), isWorking: model.isWorking, awaited: model.awaited('mobile') }).toEqual({
      messages: ['errors.offline'],
      isWorking: false,
      awaited: null,
    })
    platform.isDown = false
    await model.request('0151 12345678', 'mobile')
    expect(model.awaited('mobile')).toEqual(MOBILE)
  })

  it('send one pin where the button is pressed twice', async () => {
    const { model, platform } = await setup()
    await Promise.all([model.request('0151 12345678', 'mobile'), model.request('0151 12345678', 'mobile')])
    expect(platform.requests).toHaveLength(1)
  })
})
