import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import type { NotificationGateway } from '@/application/notifications/notification-gateway'
import type { Guest } from '@/domain/guest/guest'
import { asId, type ChannelId, type MessageId, type NotificationId } from '@/domain/ids'
import type { Notification } from '@/domain/notifications/notification'
import { DEFERRED_PURCHASE_KEY } from '@/domain/payments/deferred-purchase-key'
import { LogoutViewModel } from '@/ui/guest/logout-view-model'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const opened = async (live: FakeLive, guest: Guest = guestWith()) => {
  const model = guestOver(portOf<GuestGateway>({ open: async () => guest, current: async () => guest }), live)
  await model.open('en')
  return model
}

describe('the guest', () => {
  it('is opened once however often it is requested, and the connection with it [SOC-001]', async () => {
    let calls = 0
    const live = new FakeLive()
    const model = guestOver(
      portOf<GuestGateway>({
        open: async () => {
          calls++
          return guestWith()
        },
      }),
      live,
    )
    await Promise.all([model.open('en'), model.open('en')])
    expect({ calls, connected: live.connected, isLoggedIn: model.isLoggedIn }).toEqual({
      calls: 1,
      connected: 1,
      isLoggedIn: true,
    })
  })

  it('reports why when no session can be opened, and can try again', async () => {
    let isDown = true
    const model = guestOver(
      portOf<GuestGateway>({
        open: async () => {
          if (isDown) throw new BackendError('offline')
          return guestWith()
        },
      }),
      new FakeLive(),
    )
    await model.open('en')
    expect({ guest: model.guest, error: model.error }).toEqual({ guest: null, error: 'offline' })
    isDown = false
    await model.open('en')
    expect(model.error).toBeNull()
  })

  it('follows the updates of balance, vouchers, age check and club [SOC-013][SOC-014][SOC-017][SOC-019]', async () => {
    const live = new FakeLive()
    const model = await opened(live)
    live.send({ type: 'balance', balance: 7 })
    live.send({ type: 'avsSet' })
    live.send({ type: 'vipSubscription', active: true, until: null })
    live.send({ type: 'loyaltyPoints', points: 12 })
    expect({
      balance: model.balance,
      hasAvs: model.guest?.hasAvs,
      isVip: model.guest?.isVip,
      loyaltyPoints: model.guest?.loyaltyPoints,
    }).toEqual({ balance: 7, hasAvs: true, isVip: true, loyaltyPoints: 12 })
  })

  it('refetches when the connection opens, for what happened before it; updates received meanwhile are newer [SOC-002][SOC-013]', async () => {
    const live = new FakeLive()
    let balance = 0
    let requested = 0
    let meanwhile: () => void = () => undefined
    const gateway = portOf<GuestGateway>({
      open: async () => guestWith({ balance }),
      current: async () => {
        requested++
        const answer = guestWith({ balance })
        meanwhile()
        return answer
      },
    })
    const model = guestOver(gateway, live)
    await model.open('en')
    balance = 100
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ balance: model.balance, requested }).toEqual({ balance: 100, requested: 1 })
    meanwhile = () => {
      meanwhile = () => undefined
      balance = 60
      live.send({ type: 'balance', balance })
    }
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ balance: model.balance, requested }).toEqual({ balance: 60, requested: 3 })
  })

  it('stays who they are when that question fails', async () => {
    const live = new FakeLive()
    const model = guestOver(
      portOf<GuestGateway>({
        open: async () => guestWith({ balance: 5 }),
        current: () => Promise.reject(new BackendError('offline')),
      }),
      live,
    )
    await model.open('en')
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect({ balance: model.balance, error: model.error }).toEqual({ balance: 5, error: null })
  })
})

describe('logging out', () => {
  it.each([
    ['when the call succeeds', async () => undefined],
    ['when the call fails', () => Promise.reject(new BackendError('http'))],
  ])(
    'posts and then reloads %s, and leaves no purchase that waits for coins on the device [AUT-026]',
    async (_name, logout) => {
      const storage = new FakeStorage()
      storage.write(DEFERRED_PURCHASE_KEY, 'a purchase')
      const steps: string[] = []
      const page = { reload: () => void steps.push('reload') }
      const gateway = portOf<GuestGateway>({
        logout: () => {
          steps.push('post')
          return logout()
        },
      })
      await new LogoutViewModel(gateway, page, storage).logOut()
      expect(steps).toEqual(['post', 'reload'])
      expect(storage.read(DEFERRED_PURCHASE_KEY)).toBeNull()
    },
  )
})

const news = (id: string, type = 1): Notification => ({
  id: asId<NotificationId>(id),
  type,
  unread: true,
  unseen: true,
  at: Number(id),
  text: `news ${id}`,
  actorId: null,
  isPayment: false,
  postId: null,
  voicecallIdHash: null,
})

describe('the bell', () => {
  it('shows the newest five, counts what is new and hides what is never listed [NOT-005][NOT-007][SOC-027]', async () => {
    const live = new FakeLive()
    const guest = await opened(live)
    const gateway = portOf<NotificationGateway>({
      newest: async () => ({ items: [4, 3, 2, 1].map((id) => news(String(id))), unseen: 4 }),
      mark: async () => undefined,
    })
    const bell = new BellViewModel(gateway, live, guest)
    bell.start()
    await settled()
    live.send({ type: 'notifications', notification: news('5') })
    live.send({ type: 'notifications', notification: news('6', 13) })
    live.send({ type: 'notifications', notification: news('7') })
    live.send({ type: 'notifications', notification: news('7') })
    expect(bell.items.map(({ id }) => id)).toEqual(['7', '5', '4', '3', '2'])
    expect(bell.unseen).toBe(6)
    bell.see()
    expect({ unseen: bell.unseen, someUnseen: bell.items.some(({ unseen }) => unseen) }).toEqual({
      unseen: 0,
      someUnseen: false,
    })
  })

  it('floats what arrives, of the newest five that it requests, until it is looked at anywhere [NOT-006]', async () => {
    const live = new FakeLive()
    const guest = await opened(live)
    const requested: number[] = []
    const stored = { items: [1, 2, 3, 4].map((id) => news(String(id))) }
    const marks: string[] = []
    const gateway = portOf<NotificationGateway>({
      newest: async (first) => {
        requested.push(first)
        return { items: stored.items.toReversed().slice(0, first), unseen: stored.items.length }
      },
      mark: async (ids, as) => void marks.push(`${ids.join()} ${as}`),
    })
    const bell = new BellViewModel(gateway, live, guest)
    const floating = () => bell.floating.map(({ id }) => id)
    bell.start()
    await settled()
    // What was there before the page was opened is at the bell alone, and so is what hidden kinds and payments report.
    expect(floating()).toEqual([])
    const arrives = async (notification: Notification) => {
      stored.items.push(notification)
      live.send({ type: 'notifications', notification })
      await settled()
    }
    await arrives(news('5'))
    await arrives(news('6', 13))
    await arrives({ ...news('7'), isPayment: true })
    await arrives(news('8'))
    expect(floating()).toEqual(['8', '5'])
    expect(requested.every((first) => first === 5)).toBe(true)
    // Seen on another device before the next one arrives.
    stored.items = stored.items.map((one) => (one.id === '5' ? { ...one, unseen: false } : one))
    await arrives(news('9'))
    expect(floating()).toEqual(['9', '8'])
    bell.seeOne(asId<NotificationId>('8'))
    expect({ floating: floating(), marks }).toEqual({ floating: ['9'], marks: ['8 seen'] })
    // An answer from before the platform knew of it lets nothing float again.
    await settled()
    expect(floating()).toEqual(['9'])
    bell.settle()
    expect({ floating: floating(), unseen: bell.items.find(({ id }) => id === '9')?.unseen }).toEqual({
      floating: [],
      unseen: true,
    })
  })
})

describe('the inbox', () => {
  it('counts what arrives, but not in the conversation that is read, and never below 0 [MSG-006][MSG-007]', async () => {
    const live = new FakeLive()
    const guest = await opened(live)
    const inbox = new InboxViewModel(portOf<MessengerGateway>({ unreadTotal: async () => 2 }), live, guest)
    inbox.start()
    await settled()
    const message = (channelId: string) =>
      live.send({
        type: 'message',
        channelId: asId<ChannelId>(channelId),
        message: {
          id: asId<MessageId>(`${channelId}.1`),
          channelId: asId<ChannelId>(channelId),
          clientId: 'x',
          sender: 'actor',
          type: 'text',
          text: 'hello',
          gifts: [],
          price: 0,
          quote: null,
          media: null,
          at: 1,
        },
      })
    message('c1')
    expect(inbox.unreadTotal).toBe(3)
    inbox.read(asId<ChannelId>('c2'), 99)
    message('c2')
    expect(inbox.unreadTotal).toBe(0)
    inbox.leave()
    message('c2')
    expect(inbox.unreadTotal).toBe(1)
  })
})
