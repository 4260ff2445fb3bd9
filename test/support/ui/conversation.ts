import { autorun } from 'mobx'
import type { GiftGateway } from '@/application/gifts/gift-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { DeliverMessage } from '@/application/messenger/deliver-message'
import { Drafts } from '@/application/messenger/drafts'
import { Outbox } from '@/application/messenger/outbox'
import type { MessengerGateway, OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import type { MessageMediaGateway } from '@/application/messenger/message-media-gateway'
import type { Gift } from '@/domain/gifts/gift'
import { type ChannelId, type GiftId, type MessageId, asId } from '@/domain/ids'
import type { Message } from '@/domain/messenger/message'
import { vxc } from '@/domain/money/money'
import { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import { DraftViewModel } from '@/ui/messenger/draft-view-model'
import { InboxViewModel } from '@/ui/messenger/inbox-view-model'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import {
  CountingRandom,
  FakeClock,
  FakeLive,
  FakeLogger,
  FakeStorage,
  guestWith,
  portOf,
  settled,
} from '#test/support/ui/doubles'
import { channelWith } from '#test/support/ui/channels'
import { messageMediaOver } from '#test/support/ui/message-media'
import { deferredOf } from '#test/support/ui/deferred'
import { guestOver } from '#test/support/ui/guest'

/** The conversation that tests open. */
export const CHANNEL = asId<ChannelId>('c1')

export const channel = channelWith()

export const message = (n: number, text = `line ${n}`, clientId = `other-${n}`): Message => ({
  id: asId<MessageId>(`c1.${String(n).padStart(9, '0')}`),
  channelId: CHANNEL,
  clientId,
  sender: 'actor',
  type: 'text',
  text,
  gifts: [],
  price: 0,
  quote: null,
  media: null,
  at: n,
})

export const rose: Gift = {
  id: asId<GiftId>('rose'),
  name: 'Rose',
  categoryId: 'small',
  price: vxc(8),
  translations: [],
  imageUrl: 'icon:rose',
  active: true,
  vip: false,
}

/** The platform's answer about prices and free messages; a test may change it. */
interface Prices {
  message: number
  rose: number
  freeMessages: number
}

/** A conversation that is open, over a messenger that answers with `send`, and what surrounds it. */
export async function openConversation(
  send: (outgoing: OutgoingMessage) => Promise<SendResult>,
  owned: Record<string, number> = {},
  more: Partial<MessengerGateway> = {},
  media: Partial<MessageMediaGateway> = {},
  storage = new FakeStorage(),
) {
  const prices: Prices = { message: channel.messagePrice, rose: rose.price.value, freeMessages: 0 }
  const who = () => guestWith({ boughtGifts: owned, freeMessagesCount: prices.freeMessages })
  const live = new FakeLive()
  const modals = new Modals()
  const toasts = new Toasts()
  const guest = guestOver(portOf<GuestGateway>({ open: async () => who(), current: async () => who() }), live)
  await guest.open('en')
  const read: string[] = []
  const gateway = portOf<MessengerGateway>({
    channel: async () => ({ ...channel, messagePrice: prices.message }),
    channelWithActor: async () => channel,
    messages: async (_id, _first, before) =>
      before === null ? { items: [message(3), message(2)], next: '2' } : { items: [message(1)], next: null },
    send,
    markRead: async (id) => {
      read.push(id)
    },
    unreadTotal: async () => 2,
    ...more,
  })
  const inbox = new InboxViewModel(gateway, live, guest)
  inbox.start()
  await settled()
  const drafts = new Drafts(storage)
  const clock = new FakeClock()
  const outbox = new Outbox(storage, clock)
  const deferred = deferredOf(guest, { modals, storage, clock })
  const draft = new DraftViewModel(
    portOf<GiftGateway>({ catalog: async () => [{ ...rose, price: vxc(prices.rose) }] }),
    new ComposeMessage(new CountingRandom(), drafts),
    new DeliverMessage(gateway, drafts, outbox, new FakeLogger(), clock),
    guest,
    drafts,
    outbox,
    deferred,
    toasts,
    clock,
  )
  const conversation = new ConversationViewModel(
    gateway,
    live,
    inbox,
    toasts,
    clock,
    messageMediaOver(portOf<MessageMediaGateway>({ ...media }), { live, guest, deferred, modals, toasts }),
    draft,
  )
  const others = live.listening
  // A view renders before its view model is started.
  autorun(() => void [draft.canSend, draft.price, draft.offered])
  conversation.start()
  await conversation.openWith(channel.actorId)
  await settled()
  return { live, storage, clock, modals, toasts, guest, inbox, conversation, read, prices, outbox, others }
}

export const accept =
  (sent: OutgoingMessage[]) =>
  async (outgoing: OutgoingMessage): Promise<SendResult> => {
    sent.push(outgoing)
    const stored: Message = { ...message(9, outgoing.text, outgoing.clientId), sender: 'guest', price: 3 }
    return { ok: true, message: stored, balance: 97 }
  }
