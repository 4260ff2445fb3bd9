import { autorun } from 'mobx'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { ChatGateway, ChatRequest, ChatStartResult, RunningChat } from '@/application/chat/chat-gateway'
import { StartChat } from '@/application/chat/start-chat'
import type { ChatPurchases } from '@/application/chat/chat-purchases'
import { StayInChat } from '@/application/chat/stay-in-chat'
import { ResumeChat } from '@/application/chat/resume-chat'
import { VisitRoom } from '@/application/chat/visit-room'
import type { OpenOptions } from '@/application/payments/open-checkout'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import type { Tracker } from '@/application/tracking/tracker'
import type { PendingLoginAction } from '@/domain/access/pending-login-action'
import type { CountedChat } from '@/domain/chat/counted-chat'
import type { Actor } from '@/domain/actors/actor'
import type { ChatMode } from '@/domain/chat/mode'
import type { Guest } from '@/domain/guest/guest'
import { PendingActions } from '@/ui/access/pending-actions'
import { LiveActors } from '@/ui/actors/live-actors'
import { ChatsHere } from '@/ui/chat/ongoing/chats-here'
import { Departure } from '@/ui/chat/ongoing/departure'
import { EntryViewModel } from '@/ui/chat/visit/entry-view-model'
import { MeterViewModel } from '@/ui/chat/visit/meter-view-model'
import { RoomViewModel } from '@/ui/chat/visit/room-view-model'
import type { RoomWindow } from '@/ui/chat/ongoing/room-window'
import type { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import type { DraftViewModel } from '@/ui/messenger/draft-view-model'
import type { Checkout } from '@/ui/payments/checkout-launcher'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { deferredOf } from '#test/support/ui/deferred'
import { CountingRandom, FakeClock, FakeLive, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'
import { QuietPage } from '#test/support/ui/quiet-page'
import { actor, bill, running } from '#test/support/ui/rooms'
import { servicesOf } from '#test/support/ui/services'

/** What a guest enters with: a private chat, a stop at 150 coins. */
export const entry = { mode: 'single', pin: '', useVoucher: true, stopAt: 150 } as const

/** A room over a platform that answers as given, on the page of its actor, and all that it did. */
export async function openRoom(options: {
  readonly isLoggedIn?: boolean
  readonly start?: (request: ChatRequest) => Promise<ChatStartResult>
  readonly running?: () => RunningChat | null
  /** What a chat comes to when it is stopped. */
  readonly stop?: CountedChat
  /** The actor as they are when they are read. */
  readonly anActor?: () => Actor
  /** The guest's tickets, and what the address requests. */
  readonly tickets?: Guest['chatShowTickets']
  readonly requested?: ChatMode
  /** Whether the browser opens a window for the room. */
  readonly opensWindow?: boolean
}) {
  const live = new FakeLive()
  const clock = new FakeClock()
  const modals = new Modals()
  const toasts = new Toasts()
  const beats: string[] = []
  const stops: string[] = []
  const opened: string[] = []
  const requests: PendingLoginAction[] = []
  const { isLoggedIn = true } = options
  const guest = guestOver(
    portOf<GuestGateway>({
      open: async () => guestWith({ isLoggedIn, chatShowTickets: options.tickets ?? [] }),
      current: async () => guestWith({ isLoggedIn, balance: 87 }),
    }),
    live,
  )
  await guest.open('en')
  const actors = portOf<ActorGateway>({ byIdOrName: async () => options.anActor?.() ?? actor })
  const gateway = portOf<ChatGateway>({
    startChat: options.start ?? (async () => ({ ok: true, chat: running })),
    running: async () => options.running?.() ?? null,
    heartbeat: async (id) => {
      beats.push(id)
    },
    stop: async (id) => {
      stops.push(id)
      return options.stop ?? bill
    },
  })
  const conversation = portOf<ConversationViewModel>({
    start: () => undefined,
    dispose: () => undefined,
    openWith: async () => undefined,
    draft: portOf<DraftViewModel>({ chatId: null }),
  })
  const checkout = portOf<Checkout>({
    open: async (flow, options?: OpenOptions) => {
      opened.push(flow)
      if (options?.pending !== undefined) requests.push(options.pending)
    },
  })
  const chatsHere = new ChatsHere()
  const windows: string[] = []
  const window = portOf<RoomWindow>({
    open: (chatId, address) => {
      if (options.opensWindow === true) windows.push(`${chatId} ${address}`)
      return options.opensWindow === true
    },
    holds: (chatId) => windows.some((one) => one.startsWith(chatId)),
  })
  const here = new QuietPage('/en/cams/mira/chat/')
  const pending = new PendingActions(here, clock, servicesOf())
  const entryOfRoom = new EntryViewModel(
    new StartChat(gateway, new CountingRandom()),
    live,
    clock,
    guest,
    checkout,
    pending,
    here,
    deferredOf(guest, { modals, clock }),
  )
  const meter = new MeterViewModel(
    gateway,
    new StayInChat(gateway, live, clock, portOf<ChatPurchases>({ expect: () => undefined })),
    new ResumeChat(gateway),
    live,
    clock,
    guest,
    toasts,
  )
  const room = new RoomViewModel(
    new VisitRoom(actors, gateway, portOf<Tracker>({ profileVisit: () => undefined })),
    new LiveActors(live, actors),
    guest,
    checkout,
    modals,
    here,
    new Departure(gateway, guest, toasts, chatsHere, window),
    entryOfRoom,
    meter,
    conversation,
  )
  // A view renders before its view model is started.
  autorun(() => void [entryOfRoom.isReady, entryOfRoom.ticketId])
  room.start()
  const leave = room.show('mira', options.requested ?? null)
  await settled()
  return {
    room,
    chatsHere,
    windows,
    live,
    clock,
    modals,
    toasts,
    beats,
    stops,
    opened,
    wishes: requests,
    pending,
    guest,
    leave,
  }
}
