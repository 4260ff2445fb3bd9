import * as fc from 'fast-check'
import { asId, type ActorId, type GuestId, type IdempotencyKey } from '@/domain/ids'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'
import type { FlowEvent } from '@/domain/payments/flow-session'
import type { Transaction } from '@/domain/payments/ledger'
import { chargeGuest, creditGuest, payActor } from '@/domain/payments/postings'

/** Two guests and an actor are enough for coins to go wrong between. */
export const someGuests = ['g1', 'g2'].map((id) => asId<GuestId>(id))

/** The actor of the ledger examples. */
export const someActor = asId<ActorId>('actor-1')

/** A key out of few, so that retries and clashes happen. */
export const anyKey = fc.nat(12).map((key) => asId<IdempotencyKey>(`key-${key}`))

/** One intended movement: a top-up, a purchase or a chat. */
export const anyTransaction: fc.Arbitrary<Transaction> = fc
  .record({
    key: anyKey,
    guest: fc.constantFrom(...someGuests),
    coins: fc.nat(50),
    kind: fc.constantFrom('top-up', 'purchase', 'chat'),
    share: fc.nat(100),
    at: fc.nat(1_000_000),
  })
  .map(({ key, guest, coins, kind, share, at }) => ({
    key,
    at,
    kind,
    postings:
      kind === 'top-up'
        ? creditGuest(guest, coins)
        : kind === 'purchase'
          ? chargeGuest(guest, coins)
          : payActor(guest, someActor, coins, share),
  }))

/** Any flow by its name. */
export const anyFlow = fc.constantFrom(...(Object.keys(paymentFlows) as PaymentFlow[]))

const anyResult = fc.record({
  flow: fc.constantFrom<PaymentFlow>('login', 'moneycharge', 'vipabo'),
  redirectTo: fc.option(fc.constant('/en/'), { freq: 1 }),
})

/** Anything that can happen to the payment flows of a page, follow-ups numbered so that none is lost unseen. */
export const anyFlowEvents: fc.Arbitrary<readonly FlowEvent[]> = fc
  .array(
    fc.oneof(
      fc.record({ type: fc.constant('opened' as const), flow: anyFlow }),
      fc.record({ type: fc.constant('follow-up' as const), callback: fc.constant('') }),
      fc.record({
        type: fc.constant('success' as const),
        result: anyResult,
        isLoggedIn: fc.boolean(),
        cameFromSignIn: fc.boolean(),
      }),
      fc.record({ type: fc.constant('processed' as const), ok: fc.constant(true), redirectTo: fc.constant(null) }),
      fc.record({
        type: fc.constant('history' as const),
        step: fc.constantFrom('refresh' as const, 'close' as const, 'finish' as const),
      }),
      fc.record({
        type: fc.constant('widget' as const),
        state: fc.constantFrom(
          'frame-ready' as const,
          'content-loaded' as const,
          'visible' as const,
          'hidden' as const,
        ),
      }),
      fc.record({ type: fc.constant('balance' as const), isPayment: fc.boolean() }),
    ),
    { maxLength: 25 },
  )
  .map((events) =>
    events.map((event, index) => (event.type === 'follow-up' ? { ...event, callback: `call-${index}` } : event)),
  )
