import { expect, it } from 'vitest'
import { channelTo, liveActor, sendText } from './setup'
import { contract } from './suite'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { checkOut, member, openCheckout, PASSWORD, secretOf, topUp } from '#test/support/bindings/accounts'
import type { LiveStatus } from '@/application/live/live-updates'

export const liveContract = (name: BindingName, bind: Bind): void =>
  contract('liveUpdates', name, bind, (bound) => {
    it('is acknowledged first, and reports its status [SOC-011]', async () => {
      const device = await bound().device()
      expect(device.updates.at(0)).toEqual({ type: 'sessionAcknowledged' })
      const seen: LiveStatus[] = []
      const leave = device.ports.liveUpdates.watchStatus((status) => seen.push(status))
      expect(seen).toEqual(['ready'])
      device.ports.liveUpdates.disconnect()
      expect(seen).toEqual(['ready', 'closed'])
      leave()
      device.ports.liveUpdates.connect()
      expect(seen).toEqual(['ready', 'closed'])
    })

    it('sends a guest what is theirs, and everyone what is for everyone [SOC-013][SOC-015]', async () => {
      const [one, other] = [await member(bound()), await bound().device()]
      await topUp(one, 40)
      await bound().environment.direct(12)
      await one.settle()
      await other.settle()
      expect(one.received('balance').map(({ balance }) => balance)).toEqual([40])
      expect(other.received('balance')).toEqual([])
      expect(other.received('notifications')).toEqual([])
      const comings = one.received('actorOnline')
      expect(comings.length).toBeGreaterThan(0)
      expect(other.received('actorOnline').slice(-comings.length)).toEqual(comings)
    })

    it('sends a page the changes of the actors it watches, their state first, and of no others [SOC-015]', async () => {
      const device = await member(bound())
      const [watched, other] = [await liveActor(bound(), device, {}), await liveActor(bound(), device, {})]
      device.ports.liveUpdates.unwatchActors(['all'])
      device.ports.liveUpdates.watchActors([watched.id])
      await expect.poll(() => device.received('actorCurrent').map(({ actorId }) => actorId)).toEqual([watched.id])
      expect(device.received('actorCurrent')[0]?.state.isOnline).toBe(true)
      const { hub } = bound().environment.backend.context
      const before = device.received('actorState').length
      for (const { id } of [other, watched])
        hub.publish('everybody', { type: 'actorState', id: id, state: { isBusy: true } })
      await device.settle()
      const seen = device.received('actorState').slice(before)
      expect(seen).toEqual([{ type: 'actorState', id: watched.id, state: { isBusy: true } }])
      device.ports.liveUpdates.disconnect()
      await device.reopen()
      await expect.poll(() => device.received('actorCurrent').length).toBe(2)
    })

    it('sends everybody how many actors are online when that has changed [SOC-016]', async () => {
      const device = await bound().device()
      device.ports.liveUpdates.unwatchActors(['all'])
      // Shows begin in the first second.
      await bound().environment.advance(2_000)
      const { items } = await device.ports.actors.list({
        filter: { online: true },
        sort: 'recommended',
        first: 1,
        offset: 0,
      })
      const [online] = items
      if (online === undefined) throw new Error('nobody is online')
      const count = await device.ports.actors.onlineCount()
      await bound().environment.setActor(online.id, { state: { isOnline: false } })
      await bound().environment.advance(1_000)
      await device.settle()
      expect(device.received('actorsOnline').at(-1)).toEqual({ type: 'actorsOnline', count: count - 1 })
      expect(await device.ports.actors.onlineCount()).toBe(count - 1)
      // Once more, for pages that the update of the actor reached later; then no more.
      const sent = device.received('actorsOnline').length
      await bound().environment.advance(1_000)
      await device.settle()
      expect(device.received('actorsOnline').length).toBe(sent + 1)
      await bound().environment.advance(3_000)
      await device.settle()
      expect(device.received('actorsOnline').length).toBe(sent + 1)
    })

    it('notifies all devices of a guest of the same, in the same order', async () => {
      const home = await member(bound())
      const away = await bound().device()
      const checkout = await openCheckout(away, 'login')
      const form = { kind: 'login', email: home.guest.email ?? '', password: PASSWORD } as const
      await away.sandbox.submit(checkout.id, secretOf(checkout), form)
      await away.ports.checkout.finish({ checkoutId: checkout.id, flow: 'login', redirectTo: null }, '/')
      await away.reopen()
      const [atHome, abroad] = [home.updates.length, away.updates.length]
      const channelId = await channelTo(home, await liveActor(bound(), home))
      await sendText(home, channelId, 'from home')
      await sendText(away, channelId, 'from away')
      await topUp(away, 40)
      await home.settle()
      await away.settle()
      expect(home.updates.slice(atHome)).toEqual(away.updates.slice(abroad))
      expect(home.received('message').map(({ message }) => message.text)).toEqual(['from home', 'from away'])
    })

    it('sends nothing to a guest who has left, and starts over when they come back', async () => {
      const device = await member(bound())
      device.ports.liveUpdates.disconnect()
      const before = device.updates.length
      await checkOut(device, 'moneycharge', { kind: 'pay', packageId: 'topup-1000', outcome: 'approve' })
      await bound().environment.direct(5)
      expect(device.updates.length).toBe(before)
      await device.reopen()
      expect(device.updates.at(before)).toEqual({ type: 'sessionAcknowledged' })
    })

    it('notifies a client without a session that it has expired [SOC-012]', async () => {
      const device = await member(bound())
      await device.ports.guest.logout()
      device.ports.liveUpdates.disconnect()
      const before = device.updates.length
      device.ports.liveUpdates.connect()
      await expect.poll(() => device.updates.slice(before)).toEqual([{ type: 'sessionExpired' }])
    })
  })
