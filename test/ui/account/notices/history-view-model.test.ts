import { beforeAll, describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'
import { asId, type NotificationId } from '@/domain/ids'
import type { Notification } from '@/domain/notifications/notification'
import { listed, marked, without } from '@/domain/notifications/notification-rules'
import { HistoryViewModel } from '@/ui/account/notices/history-view-model'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { Toasts } from '@/ui/base/toasts'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { Texts } from '@/ui/texts/texts'
import { FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const texts = new Texts(loadCatalog)
beforeAll(async () => {
  await texts.setLanguage('en')
  texts.timeZone = 'Europe/Berlin'
})

const DAY = 86_400_000
const NOON = Date.UTC(2026, 10, 27, 12)

const notification = (index: number): Notification => ({
  id: asId<NotificationId>(`n${index}`),
  type: 2,
  unread: index % 2 === 0,
  unseen: index % 2 === 0,
  at: NOON - Math.floor(index / 3) * DAY - (index % 3) * 60_000,
  text: `Coins ${index}`,
  actorId: null,
  postId: null,
  isPayment: true,
  voicecallIdHash: null,
})

/** A platform that has `count` notifications, the newest first, and does what is requested of it. */
async function setup(count: number) {
  const platform = { items: Array.from({ length: count }, (_, index) => notification(index)), isDown: false }
  const change = (items: readonly Notification[]): void => {
    if (platform.isDown) throw new BackendError('unavailable')
    platform.items = [...items]
  }
  const gateway = portOf<NotificationGateway>({
    newest: async (first) => ({
      items: listed(platform.items, first),
      unseen: platform.items.filter(({ unseen }) => unseen).length,
    }),
    mark: async (ids, as) => change(platform.items.map((one) => (ids.includes(one.id) ? marked(one, as) : one))),
    remove: async (id) => change(without(platform.items, id)),
  })
  const live = new FakeLive()
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), live)
  await guest.open('en')
  const bell = new BellViewModel(gateway, live, guest)
  bell.start()
  const toasts = new Toasts()
  const history = new HistoryViewModel(gateway, live, guest, bell, texts, toasts)
  history.start()
  await settled()
  await settled()
  const shown = () => history.days.flatMap(({ lines }) => lines.map(({ id }) => id))
  return { platform, live, bell, toasts, history, shown }
}

describe('the list of all notifications', () => {
  it('has them under their days, twenty at first and more by a press', async () => {
    const { history, shown } = await setup(50)
    expect(history.days.slice(0, 2).map(({ day, lines }) => [day, lines.length])).toEqual([
      ['27 November 2026', 3],
      ['26 November 2026', 3],
    ])
    expect({ shownCount: shown().length, isPaused: history.isPaused }).toEqual({ shownCount: 20, isPaused: true })
    await history.goOn()
    await history.goOn()
    expect({ shownCount: shown().length, isPaused: history.isPaused }).toEqual({ shownCount: 50, isPaused: false })
  })

  it('has been seen by being shown, so that the bell counts nothing, and what arrives is in it', async () => {
    const { platform, live, bell, shown } = await setup(4)
    expect(bell.unseen).toBe(0)
    const arrived = { ...notification(0), id: asId<NotificationId>('new'), at: NOON + 1_000 }
    platform.items = [arrived, ...platform.items]
    live.send({ type: 'notifications', notification: arrived })
    await settled()
    await settled()
    expect(shown()[0]).toBe('new')
  })

  it('shows only what is unread on request, where what is read is missing at once and at the bell too [NOT-002]', async () => {
    const { platform, history, bell, shown } = await setup(4)
    history.choose(true)
    expect({ shown: shown(), unread: history.unread }).toEqual({ shown: ['n0', 'n2'], unread: 2 })
    await history.read(asId<NotificationId>('n0'))
    expect({ shown: shown(), unread: history.unread }).toEqual({ shown: ['n2'], unread: 1 })
    expect(bell.items.filter(({ unread }) => unread).map(({ id }) => id)).toEqual(['n2'])
    await history.readAll()
    expect({ isEmpty: history.isEmpty, someUnread: platform.items.some(({ unread }) => unread) }).toEqual({
      isEmpty: true,
      someUnread: false,
    })
    history.choose(false)
    expect(shown()).toEqual(['n0', 'n1', 'n2', 'n3'])
  })

  it('removes one, and has it again where the platform did not [NOT-004]', async () => {
    const { platform, history, bell, toasts, shown } = await setup(4)
    await history.remove(asId<NotificationId>('n1'))
    expect({ shown: shown(), itemCount: bell.items.length }).toEqual({ shown: ['n0', 'n2', 'n3'], itemCount: 3 })
    platform.isDown = true
    await history.remove(asId<NotificationId>('n2'))
    expect({ shown: shown(), texts: toasts.waiting.map(({ text }) => text) }).toEqual({
      shown: ['n0', 'n2', 'n3'],
      texts: ['errors.unavailable'],
    })
  })
})
