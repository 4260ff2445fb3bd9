import { expect, it } from 'vitest'
import { contract } from './suite'
import { checkOut, member, secretOf } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { asId, type CheckoutId } from '@/domain/ids'

export const ageCheckContract = (name: BindingName, bind: Bind): void =>
  contract('ageCheck', name, bind, (bound) => {
    const prove = (device: Device) =>
      checkOut(device, 'avs', { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' })

    it('opens a checkout that proves the age, and names where it leads and that it has no header [AUT-024][AUT-040]', async () => {
      const device = await member(bound())
      const requested = await device.ports.ageCheck.request('/en/videos/?page=2#list')
      if (!requested.ok) throw new Error(requested.reason)
      const link = new URL(requested.checkoutLink, 'https://vesper.test')
      expect({
        flow: link.searchParams.get('flow'),
        header: link.searchParams.get('header'),
        forwardUrl: link.searchParams.get('forwardUrl'),
      }).toEqual({
        flow: 'avs',
        header: '0',
        forwardUrl: '/en/videos/?page=2#list',
      })
      const id = asId<CheckoutId>(link.searchParams.get('id') ?? '')
      const secret = secretOf({ id, flow: 'avs', url: requested.checkoutLink })
      const form = { kind: 'avs', birthDate: '1990-05-04', outcome: 'approve' } as const
      expect(await device.sandbox.submit(id, secret, form)).toEqual({ status: 'succeeded' })
      expect(await device.ports.guest.current()).toMatchObject({ hasAvs: true })
    })

    it.each(['https://elsewhere.example/', '//elsewhere.example/', '/\\elsewhere.example', 'javascript:void 0', 'en/'])(
      'leads to no other site: %s is refused [AUT-040]',
      async (forwardUrl) => {
        const device = await member(bound())
        expect(await device.ports.ageCheck.request(forwardUrl)).toEqual({ ok: false, reason: 'foreign-address' })
      },
    )

    it('is not opened for a visitor, nor for a guest who is locked [AUT-040]', async () => {
      const visitor = await bound().device()
      expect(await visitor.ports.ageCheck.request('/en/')).toEqual({ ok: false, reason: 'login-required' })
      const device = await member(bound())
      await bound().environment.setGuest(device.guest.id, { isLocked: true })
      expect(await device.ports.ageCheck.request('/en/')).toEqual({ ok: false, reason: 'locked' })
    })

    it('tells whether the first proof of age brings a bonus, which is given once [AUT-041]', async () => {
      const device = await member(bound())
      const none = { available: false, coins: 0 }
      expect(await device.ports.ageCheck.bonus()).toEqual(none)
      await bound().environment.underPaymentRules({ ageCheckBonus: 12 }, async () => {
        expect(await (await bound().device()).ports.ageCheck.bonus()).toEqual({ available: false, coins: 12 })
        expect(await device.ports.ageCheck.bonus()).toEqual({ available: true, coins: 12 })
        await prove(device)
        expect(await device.ports.ageCheck.bonus()).toEqual({ available: false, coins: 12 })
        expect((await device.ports.guest.balance()).balance).toBe(12)
        expect(device.received('balance')).toMatchObject([{ balance: 12 }])
        await bound().environment.setGuest(device.guest.id, { avsStatus: 'unknown' })
        expect(await device.ports.ageCheck.bonus()).toEqual({ available: false, coins: 12 })
        await prove(device)
        expect((await device.ports.guest.balance()).balance).toBe(12)
      })
    })
  })
