import { expect, it } from 'vitest'
import { contract } from './suite'
import { member, topUp } from '#test/support/bindings/accounts'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { aBrowser } from '#test/support/world/test-push'
import { NO_CHOICES } from '@/domain/notifications/notification-choices'
import type { PushTarget } from '@/application/notifications/push-service'

export const pushContract = (name: BindingName, bind: Bind): void =>
  contract('push', name, bind, (bound) => {
    const environment = () => bound().environment

    async function subscribe(device: Device, target: PushTarget = aBrowser()) {
      const result = await device.ports.push.subscribe(target)
      if (!result.ok) throw new Error(`refused: ${result.reason}`)
      return { target, ...result }
    }

    /** What each browser receives when its guest pays for coins. */
    async function pay(device: Device, ...targets: readonly PushTarget[]) {
      const kinds = { ...NO_CHOICES.kinds, push: ['payment'] as const }
      await device.ports.notificationSettings.save({ ...NO_CHOICES, kinds })
      const before = targets.map((target) => environment().push.to(target).length)
      await topUp(device, 40)
      await environment().advance(3_000)
      return targets.map((target, index) => environment().push.to(target).slice(before[index]))
    }

    it('publishes the key that browsers subscribe with [NOT-009]', async () => {
      const device = await bound().device()
      expect(await device.ports.push.key()).toBe(environment().push.publicKey)
    })

    it('subscribes a browser, reports it to its guest only, and pushes to it what was chosen [NOT-010][NOT-011][ADD-030]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const { id, target } = await subscribe(device)
      expect({
        deviceStatus: await device.ports.push.status(id),
        otherStatus: await other.ports.push.status(id),
      }).toEqual({ deviceStatus: 'subscribed', otherStatus: 'unknown' })
      expect(await pay(device, target)).toMatchObject([
        [{ title: 'New on Vesper', body: '40 VXC have been added to your account.', page: '/en/member/purchases/' }],
      ])
    })

    it('is one subscription for a browser that subscribes again, with the same id and token [NOT-011]', async () => {
      const [device, worker] = [await member(bound()), await bound().device()]
      const { id, token, target } = await subscribe(device)
      expect(await device.ports.push.subscribe(target)).toEqual({ ok: true, id, token })
      expect(await device.ports.push.status(id)).toBe('subscribed')
      expect((await pay(device, target))[0]).toHaveLength(1)
      expect(await worker.ports.push.resubscribe(token, aBrowser())).toMatchObject({ ok: true })
    })

    it('refuses an address that is no push service, and a guest without an account', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      expect(await visitor.ports.push.subscribe(aBrowser())).toEqual({ ok: false, reason: 'login-required' })
      for (const endpoint of ['https://127.0.0.1/', 'http://push.elsewhere/', 'https://db.internal:5432/'])
        expect(await device.ports.push.subscribe({ ...aBrowser(), endpoint })).toEqual({
          ok: false,
          reason: 'unknown-service',
        })
    })

    it('renews a subscription by its token without a session, once [NOT-012]', async () => {
      const [device, worker] = [await member(bound()), await bound().device()]
      const { id, token, target } = await subscribe(device)
      const next = aBrowser()
      expect(await worker.ports.push.resubscribe('made up', next)).toEqual({ ok: false, reason: 'unknown-token' })
      const renewed = await worker.ports.push.resubscribe(token, next)
      if (!renewed.ok) throw new Error(renewed.reason)
      expect([await device.ports.push.status(id), await device.ports.push.status(renewed.id)]).toEqual([
        'unknown',
        'subscribed',
      ])
      expect(await worker.ports.push.resubscribe(token, aBrowser())).toEqual({ ok: false, reason: 'unknown-token' })
      const [old, received] = await pay(device, target, next)
      expect({ oldCount: old?.length, receivedCount: received?.length }).toEqual({ oldCount: 0, receivedCount: 1 })
    })

    it('ends a subscription for its guest only [NOT-013]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const { id, target } = await subscribe(device)
      await other.ports.push.unsubscribe(id)
      expect(await device.ports.push.status(id)).toBe('subscribed')
      await device.ports.push.unsubscribe(id)
      expect(await device.ports.push.status(id)).toBe('unknown')
      expect(await pay(device, target)).toEqual([[]])
    })

    it('updates a subscription of its guest, and reports one that it does not know [NOT-014]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const { id } = await subscribe(device)
      expect({
        deviceUpdate: await device.ports.push.update(id),
        otherUpdate: await other.ports.push.update(id),
      }).toEqual({ deviceUpdate: 'subscribed', otherUpdate: 'unknown' })
    })

    it('belongs to the guest who subscribed last on a shared device', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const { id, target } = await subscribe(device)
      await subscribe(other, target)
      expect(await device.ports.push.status(id)).toBe('unknown')
      expect(await pay(device, target)).toEqual([[]])
    })

    it('forgets a browser that has unsubscribed at its push service, and goes on with the others', async () => {
      const device = await member(bound())
      const [left, stayed] = [await subscribe(device), await subscribe(device)]
      environment().push.gone.add(left.target.endpoint)
      const [, received] = await pay(device, left.target, stayed.target)
      expect(received).toHaveLength(1)
      await expect.poll(() => device.ports.push.status(left.id)).toBe('unknown')
      expect(await device.ports.push.status(stayed.id)).toBe('subscribed')
    })

    it('stores ten browsers of a guest, and forgets the one that came first for another', async () => {
      const device = await member(bound())
      const all = []
      for (let count = 0; count < 11; count += 1) {
        environment().clock.sleep(1_000)
        all.push(await subscribe(device))
      }
      const states = await Promise.all(all.map(({ id }) => device.ports.push.status(id)))
      expect(states).toEqual(['unknown', ...Array.from({ length: 10 }, () => 'subscribed')])
    })
  })
