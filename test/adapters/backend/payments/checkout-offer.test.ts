import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { authorize } from '@/adapters/backend/access/authorize'
import { newGuest } from '@/adapters/backend/access/new-guest'
import { checkoutRefusal } from '@/adapters/backend/payments/checkout-offer'
import type { RestrictionLevel } from '@/domain/access/permissions'
import type { Entitlement } from '@/domain/entitlements/entitlement'
import { paymentFlows, type PaymentFlow } from '@/domain/payments/flows'

const NOW = 1_000
const SOLD: readonly PaymentFlow[] = ['moneycharge', 'oneclick', 'oneclickpaytour', 'changecc', 'vipabo', 'vxtvabo']
const CODES: readonly PaymentFlow[] = ['promocode', 'scratchcard']
const SIGN_IN: readonly PaymentFlow[] = ['signup', 'login', 'pwdlost', 'pwdreset']

const anyFlow = fc.oneof(
  fc.constantFrom(...SOLD, ...CODES, ...SIGN_IN, 'avs' as const),
  fc.constantFrom(...(Object.keys(paymentFlows) as PaymentFlow[])),
)
const anyGuest = fc
  .record({
    email: fc.option(fc.constant('ann@vesper.test')),
    isLocked: fc.boolean(),
    restrictionLevel: fc.option(fc.constantFrom<RestrictionLevel>(1, 2, 3), { freq: 2 }),
  })
  .map((standing) => ({ ...newGuest('ann', 0, 1), ...standing }))
const anyHeld: fc.Arbitrary<readonly Entitlement[]> = fc.subarray<Entitlement>([
  { plan: 'vip', state: 'active', from: 0, until: NOW + 1 },
  { plan: 'tv', state: 'active', from: 0, until: NOW },
])

it('opens a flow that is on offer to the guests it is for, and names the first reason why not to all others', () => {
  fc.assert(
    fc.property(
      anyFlow,
      anyGuest,
      anyHeld,
      fc.record({ isDisabled: fc.boolean(), isExcluded: fc.boolean(), isForced: fc.boolean() }),
      (flow, guest, held, { isDisabled, isExcluded, isForced }) => {
        const expected = (): string | null => {
          if (SIGN_IN.includes(flow)) {
            if (isDisabled) return 'login-disabled'
            return guest.email !== null && !flow.startsWith('pwd') ? 'already-logged-in' : null
          }
          if (![...SOLD, ...CODES, 'avs'].includes(flow)) return 'not-offered'
          const permission = authorize(guest, flow === 'avs' ? 'verify-age' : CODES.includes(flow) ? 'redeem' : 'pay')
          if (!permission.ok) return permission.reason
          if (flow !== 'avs' && isExcluded) return 'self-excluded'
          if (isForced && ['vipabo', 'vxtvabo'].includes(flow)) return 'forced-payment'
          // Only the club has a day left.
          return flow === 'vipabo' && held.some(({ plan }) => plan === 'vip') ? 'not-offered' : null
        }
        expect({ flow, is: checkoutRefusal(flow, guest, held, isDisabled, NOW, isExcluded, isForced) }).toEqual({
          flow,
          is: expected(),
        })
      },
    ),
    { numRuns: 500 },
  )
})
