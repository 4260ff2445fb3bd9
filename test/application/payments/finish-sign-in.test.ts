import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { OpenSession } from '@/application/guest/open-session'
import type { CheckoutGateway } from '@/application/payments/checkout-gateway'
import { FinishSignIn } from '@/application/payments/finish-sign-in'
import {
  PENDING_LOGIN_ACTION_KEY,
  storedPendingLoginAction,
  type PendingLoginAction,
} from '@/domain/access/pending-login-action'
import { asId, type CheckoutId } from '@/domain/ids'
import type { PaymentFlow } from '@/domain/payments/flows'
import { FakeLive, FakeStorage, guestWith, portOf } from '#test/support/ui/doubles'

const result = { checkoutId: asId<CheckoutId>('checkout-1'), redirectTo: null } as const
const pendingAction: PendingLoginAction = { type: 'pinActor', params: { targetId: '7', value: 'Noor' } }

type Platform = 'confirms' | 'knows of no success' | 'opens no session' | 'still sees a visitor'

function setup() {
  const storage = new FakeStorage()
  const requests: string[] = []
  const entered: boolean[] = []
  let platform: Platform = 'confirms'
  const gateway = portOf<CheckoutGateway>({
    passwordChanged: async () => {
      requests.push('password changed')
    },
    finish: async ({ checkoutId }, targetUrl) => {
      requests.push(`${checkoutId} ${targetUrl}`)
      return platform === 'knows of no success' ? { ok: false, reason: 'not-finished' } : { ok: true, url: targetUrl }
    },
  })
  const guests = portOf<GuestGateway>({
    open: async () => {
      if (platform === 'opens no session') throw new BackendError('offline')
      return guestWith({ isLoggedIn: platform === 'confirms' })
    },
  })
  const finishing = new FinishSignIn(gateway, new OpenSession(guests, new FakeLive()), storage)
  const finish = (now: Platform, flow: PaymentFlow = 'signup') => {
    platform = now
    const enter = ({ isLoggedIn }: { readonly isLoggedIn: boolean }) => entered.push(isLoggedIn)
    return finishing.finish({ ...result, flow }, { address: '/en/cams/', language: 'en', enter })
  }
  return {
    storage,
    requested: requests,
    entered,
    finish,
    retain: (text: string) => storage.write(PENDING_LOGIN_ACTION_KEY, text),
  }
}

describe('finishing a sign-in', () => {
  it('has the platform confirm it, makes the session the account’s and hands out what was wanted [AUT-005][PAY-060]', async () => {
    const { retain, finish, requested, entered } = setup()
    retain(storedPendingLoginAction(pendingAction))
    expect(await finish('confirms')).toEqual({ ok: true, url: '/en/cams/', pendingAction })
    expect({ requested, entered }).toEqual({ requested: ['checkout-1 /en/cams/'], entered: [true] })
  })

  it('notifies the other pages of the guest once another password is set, when the session is theirs [SOC-034]', async () => {
    const { finish, requested } = setup()
    await finish('knows of no success', 'pwdreset')
    await finish('opens no session', 'pwdreset')
    expect(requested).not.toContain('password changed')
    await finish('confirms', 'pwdreset')
    expect(requested.filter((request) => request === 'password changed')).toHaveLength(1)
  })

  it('changes nothing when the platform knows of no success [PAY-062]', async () => {
    const { retain, finish, entered, storage } = setup()
    retain(storedPendingLoginAction(pendingAction))
    expect(await finish('knows of no success')).toEqual({ ok: false, reason: 'not-finished' })
    expect({ entered, entryCount: storage.entries.size }).toEqual({ entered: [], entryCount: 1 })
  })

  it('hands a pending action out once, to a guest who is logged in, after any earlier results [AUT-005][AUT-006]', async () => {
    const platforms = fc.constantFrom<Platform>(
      'confirms',
      'knows of no success',
      'opens no session',
      'still sees a visitor',
    )
    await fc.assert(
      fc.asyncProperty(fc.array(platforms, { maxLength: 8 }), async (all) => {
        const { retain, finish, storage } = setup()
        retain(storedPendingLoginAction(pendingAction))
        const handed: number[] = []
        for (const [at, platform] of all.entries()) {
          const end = await finish(platform)
          if (end.ok && end.pendingAction !== null) handed.push(at)
        }
        const first = all.indexOf('confirms')
        expect(handed).toEqual(first === -1 ? [] : [first])
        expect(storage.read(PENDING_LOGIN_ACTION_KEY) === null).toBe(first !== -1)
      }),
    )
  })

  it('forgets what it does not understand, so that no later sign-in stumbles over it [AUT-006]', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), async (text) => {
        const { retain, finish, storage } = setup()
        retain(text)
        expect(await finish('confirms')).toEqual({ ok: true, url: '/en/cams/', pendingAction: null })
        expect(storage.entries.size).toBe(0)
      }),
    )
  })
})
