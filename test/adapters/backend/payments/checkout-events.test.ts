import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { businessRecorders } from '@/adapters/backend/assembly/business-events'
import { checkouts, type CheckoutRecord } from '@/adapters/backend/payments/checkout-records'
import { analyticsConsents } from '@/adapters/backend/tracking/analytics-consents'
import { recordingStore } from '@/adapters/backend/tracking/event-recorder'
import { analyticsOutbox } from '@/adapters/backend/tracking/outbox'
import { MemoryStore } from '@/adapters/stores/memory-store'
import { CONSENT_VERSION } from '@/domain/consent/consent'
import { asId, type CheckoutId, type GuestId } from '@/domain/ids'

const [visitor, member] = ['visitor', 'member'].map((id) => asId<GuestId>(id))

it('is one sign-up or login of a checkout that succeeded and proved a guest, by the consent of its visitor [API-022]', async () => {
  const anyStatus = fc.constantFrom<CheckoutRecord['status']>('open', 'pending', 'succeeded', 'declined', 'cancelled')
  const anyFlow = fc.constantFrom('login', 'signup', 'pwdreset')
  await fc.assert(
    fc.asyncProperty(anyFlow, fc.array(anyStatus, { maxLength: 4 }), fc.boolean(), async (flow, steps, isProved) => {
      if (visitor === undefined || member === undefined) throw new Error('no guests')
      const plain = new MemoryStore()
      await plain.transaction((tx) =>
        tx.put(analyticsConsents, { guestId: visitor, version: CONSENT_VERSION, at: 0, isAllowed: true }),
      )
      const recorders = businessRecorders(
        () => 0,
        () => 'id',
      )
      const store = recordingStore(plain, recorders, () => 0)
      for (const status of steps) {
        const record: CheckoutRecord = {
          id: asId<CheckoutId>('1'),
          secret: 'secret',
          flow,
          language: 'en',
          guestId: visitor,
          deviceHash: 'device',
          openedAt: 0,
          selectedAmount: null,
          status,
          provedGuest: isProved ? member : null,
          taken: false,
          failures: 0,
        }
        await store.transaction((tx) => tx.put(checkouts, record))
      }
      const sent = await plain.find(analyticsOutbox, 'byTime', { prefix: [] })
      const type = flow === 'login' ? 'login' : 'signup'
      const expected =
        isProved && steps.includes('succeeded') ? [{ id: 'checkout:1', guestId: member, type, context: flow }] : []
      expect(
        sent.map((event) => ({ id: event.id, guestId: event.guestId, type: event.type, context: event.context })),
      ).toEqual(expected)
    }),
  )
})
