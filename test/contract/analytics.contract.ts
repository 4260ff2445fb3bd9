import { expect, it } from 'vitest'
import { freshKey, liveActor } from './setup'
import { contract } from './suite'
import { ANY_PRICE } from '#test/support/any-price'
import { checkOut, loggedIn, payingMember, PASSWORD, signUpForm, topUp } from '#test/support/bindings/accounts'
import type { Bind, Binding, BindingName, Device } from '#test/support/bindings/binding'
import { ageChecks } from '@/adapters/backend/access/age-checks'
import { tipMenus } from '@/adapters/backend/chat/tips/tip-records'
import { analyticsConsents } from '@/adapters/backend/tracking/analytics-consents'
import { analyticsOutbox } from '@/adapters/backend/tracking/outbox'
import { CONSENT_VALID_FOR, CONSENT_VERSION, consentTo, type Consent } from '@/domain/consent/consent'
import { asId, type GiftId, type TipItemId } from '@/domain/ids'
import { trackingEvent } from '@/domain/tracking/tracking-event'

const SONG = {
  id: asId<TipItemId>('song'),
  names: { de: 'Ein Lied singen', en: 'Sing a song', es: 'Cantar una canción' },
  price: 20,
  gesture: null,
}

/** The guest of the device answers so, and the platform has the answer. */
async function answers({ environment }: Binding, { ports, guest }: Device, answer: Consent): Promise<void> {
  await ports.tracker.consent(answer)
  const at = Math.min(answer.at, environment.clock.now())
  expect(await environment.backend.store.get(analyticsConsents, guest.id)).toMatchObject({ at })
}

const agrees = (bound: Binding, device: Device): Promise<void> =>
  answers(bound, device, consentTo(['analytics'], CONSENT_VERSION, bound.environment.clock.now()))

/** A device whose guest has allowed analytics before they signed up and bought coins. */
async function consentingMember(bound: Binding, coins: number): Promise<Device> {
  const device = await bound.device()
  await agrees(bound, device)
  await checkOut(device, 'signup', signUpForm())
  await device.reopen()
  await agrees(bound, device)
  await topUp(device, coins)
  await device.settle()
  return device
}

const waiting = ({ environment }: Binding): Promise<number> =>
  environment.backend.store.count(analyticsOutbox, 'byTime', [])

/** Everything that waits is sent. */
async function sendAll(bound: Binding): Promise<void> {
  await expect
    .poll(async () => {
      await bound.environment.advance(1_000)
      return waiting(bound)
    })
    .toBe(0)
}

const sentOf = async (bound: Binding, { guest }: Device): Promise<readonly string[]> => {
  await sendAll(bound)
  return bound.environment.analytics
    .of(guest.id)
    .map(({ type, context, data, ints }) => [type, context, data, ints[0], ints[1], ints[2]].join(' '))
    .toSorted()
}

export const analyticsContract = (name: BindingName, bind: Bind): void =>
  contract('analytics', name, bind, (bound) => {
    it('sends sign-ups, payments, conversions, age checks, logins, purchases and tips, each once however often it is requested [API-022][API-023]', async () => {
      const { environment } = bound()
      const [device, host] = [await consentingMember(bound(), 105), await payingMember(bound(), 105)]
      const actor = await liveActor(bound(), host, { single: 30, voyeur: 6 })
      await environment.setActor(actor.id, {
        features: { livePreview: true, hd: true, audio: true, dildocontrol: true },
      })
      await environment.backend.store.transaction((tx) =>
        tx.put(tipMenus, { actorId: actor.id, items: [SONG], goal: null }),
      )
      const { ports, guest } = device
      const request = { actorId: actor.id, mode: 'single', key: freshKey(), useVoucher: false, stopAt: null } as const
      const result = await ports.chat.startChat({ ...request, agreedPrice: ANY_PRICE })
      if (!result.ok) throw new Error(`refused: ${result.reason}`)
      const { chatId } = result.chat
      const control = { chatId, giftId: asId<GiftId>('wave-30'), key: freshKey(), agreedPrice: 10 }
      for (const attempt of [await ports.controls.begin(control), await ports.controls.begin(control)])
        expect(attempt).toMatchObject({ ok: true })
      const tip = { chatId, itemId: SONG.id, key: freshKey(), agreedPrice: SONG.price, note: '', isAnonymous: false }
      for (const attempt of [await ports.tips.give(tip), await ports.tips.give(tip)])
        expect(attempt).toMatchObject({ ok: true })
      await environment.advance(5_000)
      const [bill] = await Promise.all([ports.chat.stop(chatId), ports.chat.stop(chatId)])
      if (bill === null) throw new Error('no bill')
      const other = await bound().device()
      await agrees(bound(), other)
      await checkOut(other, 'login', { kind: 'login', email: guest.email ?? '', password: PASSWORD })
      // On a device whose visitor has not answered: no event.
      await loggedIn(bound(), device)
      for (const avsStatus of ['accepted', 'accepted', 'unknown'] as const)
        await environment.backend.context.store.transaction((tx) =>
          tx.put(ageChecks, { guestId: guest.id, avsStatus, avsRejectMessage: null }),
        )
      expect(await sentOf(bound(), device)).toEqual([
        'avs-revoked avs  0 0 0',
        'avs-set avs  0 0 0',
        'conversion first-payment  0 0 0',
        'login login  0 0 0',
        'payment top-up EUR 105 2500 0',
        `purchase chat-single ${actor.id} ${bill.coins} ${bill.seconds} 0`,
        `purchase control ${actor.id} 10 0 0`,
        'signup signup  0 0 0',
        `tip tip ${actor.id} 20 0 0`,
      ])
      // The host paid as well, and has not consented.
      expect(await sentOf(bound(), host)).toEqual([])
    })

    it.each([
      ['vipabo', 'vip'],
      ['vxtvabo', 'tv'],
    ] as const)(
      'sends the update of a subscription, and its purchase where it begins: %s [API-022][API-024]',
      async (flow, plan) => {
        const device = await consentingMember(bound(), 40)
        const before = await sentOf(bound(), device)
        await checkOut(device, flow, { kind: 'subscribe', outcome: 'approve' })
        const sent = await sentOf(bound(), device)
        expect(sent.filter((event) => !before.includes(event))).toEqual([
          expect.stringMatching(new RegExp(`^purchase ${plan}-subscription started 0 0 [1-9]\\d*$`, 'u')),
          expect.stringMatching(new RegExp(`^subscription ${plan} started 0 0 [1-9]\\d*$`, 'u')),
        ])
      },
    )

    it('sends no event of a guest whose answer is missing, refuses, is too old, of the future or about another wording [API-027]', async () => {
      const { environment } = bound()
      const now = environment.clock.now()
      const refusing: readonly (Consent | null)[] = [
        null,
        consentTo(['functional'], CONSENT_VERSION, now),
        consentTo(['analytics'], CONSENT_VERSION, now - CONSENT_VALID_FOR),
        consentTo(['analytics'], CONSENT_VERSION, now + 86_400_000),
        consentTo(['analytics'], CONSENT_VERSION + 1, now),
      ]
      for (const answer of refusing) {
        const device = await bound().device()
        if (answer !== null) await answers(bound(), device, answer)
        await checkOut(device, 'signup', signUpForm())
        await device.reopen()
        if (answer !== null) await answers(bound(), device, answer)
        await topUp(device, 40)
        expect({ waiting: await waiting(bound()), sent: await sentOf(bound(), device) }).toEqual({
          waiting: 0,
          sent: [],
        })
      }
    })

    it('drops events that wait once the guest refuses on any device, and an older answer does not bring consent back [API-027]', async () => {
      const { environment } = bound()
      environment.analytics.isDown = true
      const device = await consentingMember(bound(), 40)
      expect(await waiting(bound())).toBeGreaterThan(0)
      const before = environment.clock.now()
      await environment.clock.pass(1_000)
      await answers(bound(), device, consentTo([], CONSENT_VERSION, before + 1_000))
      await device.ports.tracker.consent(consentTo(['analytics'], CONSENT_VERSION, before))
      environment.analytics.isDown = false
      expect(await sentOf(bound(), device)).toEqual([])
      await topUp(device, 40)
      expect(await waiting(bound())).toBe(0)
    })

    it('sends what a browser reports, of its guest, in batches, and nothing that only the platform may report [API-021]', async () => {
      const { environment } = bound()
      const device = await bound().device()
      const { ports } = device
      await agrees(bound(), device)
      const parts = { at: environment.clock.now(), source: 'browser', data: '' } as const
      ports.tracker.trackApplication([
        trackingEvent({ ...parts, type: 'page', context: 'cams', floats: [1.5] }),
        trackingEvent({ ...parts, type: 'payment', context: 'top-up', ints: [1_000_000] }),
        trackingEvent({ ...parts, type: 'login-state', context: 'visitor' }),
      ])
      await expect.poll(() => waiting(bound())).toBe(2)
      expect(await sentOf(bound(), device)).toEqual(['login-state visitor  0 0 0', 'page cams  0 0 0'])
      expect(environment.analytics.of(device.guest.id).find(({ type }) => type === 'page')?.floats[0]).toBe(1.5)
    })
  })
