import { expect, it } from 'vitest'
import { contract } from './suite'
import type { Bind, BindingName, Device } from '#test/support/bindings/binding'
import { member, topUp } from '#test/support/bindings/accounts'
import { notifications } from '@/adapters/backend/notifications/notification-records'
import { HIDDEN_NOTIFICATION_TYPES } from '@/domain/notifications/notification'

const newest = ({ ports }: Device, first = 5) => ports.notifications.newest(first)

export const notificationsContract = (name: BindingName, bind: Bind): void =>
  contract('notifications', name, bind, (bound) => {
    it('welcomes a new guest, and an anonymous one with nothing', async () => {
      const [visitor, device] = [await bound().device(), await member(bound())]
      expect(await newest(visitor)).toEqual({ items: [], unseen: 0 })
      const { items, unseen } = await newest(device)
      expect(items).toMatchObject([{ unread: true, unseen: true, isPayment: false }])
      expect(items[0]?.text).toContain(device.guest.name)
      expect(unseen).toBe(1)
    })

    it('notifies of coins that arrived, on the connection and in the list, newest first [NOT-005][SOC-027]', async () => {
      const device = await member(bound())
      for (let count = 0; count < 6; count += 1) {
        bound().environment.clock.sleep(1_000)
        await topUp(device, 40)
      }
      await device.settle()
      const { items, unseen } = await newest(device, 5)
      expect(unseen).toBe(7)
      expect(items.length).toBe(5)
      expect(items.every(({ isPayment }) => isPayment)).toBe(true)
      expect(items.map(({ at }) => at)).toEqual(items.map(({ at }) => at).toSorted((a, b) => b - a))
      const received = device.received('notifications').map(({ notification }) => notification)
      expect(received.slice(-5).toReversed()).toEqual(items)
    })

    it('names the line for video calls of the guest where it is about a payment, and nowhere else [NOT-016]', async () => {
      const device = await member(bound())
      await bound().environment.setGuest(device.guest.id, { voicecallIdHash: 'line-7' })
      bound().environment.clock.sleep(1_000)
      await topUp(device, 40)
      expect((await newest(device)).items).toMatchObject([
        { type: 2, isPayment: true, voicecallIdHash: 'line-7' },
        { isPayment: false, voicecallIdHash: null },
      ])
    })

    it('marks what was seen and what was read, and nothing else [NOT-001][NOT-002][NOT-003][SOC-029]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      await topUp(device, 40)
      const [first, second] = (await newest(device)).items
      if (first === undefined || second === undefined) throw new Error('too few news')
      await device.ports.notifications.mark([first.id], 'seen')
      expect((await newest(device)).items).toMatchObject([{ unread: true, unseen: false }, { unseen: true }])
      await device.ports.notifications.mark([first.id], 'read')
      expect(await newest(device)).toMatchObject({ unseen: 1, items: [{ unread: false, unseen: false }, {}] })
      await other.ports.notifications.mark([second.id], 'read')
      expect((await newest(device)).items[1]).toMatchObject({ unread: true, unseen: true })
    })

    it('removes one by its id, and only for the guest who owns it [NOT-004]', async () => {
      const [device, other] = [await member(bound()), await member(bound())]
      const [welcome] = (await newest(device)).items
      if (welcome === undefined) throw new Error('no welcome')
      await other.ports.notifications.remove(welcome.id)
      expect((await newest(device)).items).toHaveLength(1)
      await device.ports.notifications.remove(welcome.id)
      expect(await newest(device)).toEqual({ items: [], unseen: 0 })
    })

    it('never lists the kinds that are hidden [NOT-007]', async () => {
      const device = await member(bound())
      const [welcome] = await bound().environment.backend.store.find(notifications, 'byGuest', {
        prefix: [device.guest.id],
      })
      if (welcome === undefined) throw new Error('no welcome')
      for (const type of HIDDEN_NOTIFICATION_TYPES) {
        await bound().environment.backend.store.transaction((tx) => tx.put(notifications, { ...welcome, type }))
        expect((await newest(device)).items).toEqual([])
      }
    })
  })
