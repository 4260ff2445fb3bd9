import { Container } from 'inversify'
import { observer } from 'mobx-react-lite'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { render } from 'vitest-browser-react'
import { FakeStorage } from './doubles'
import { NAMESPACES } from './every-text'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'
import type { ActorRecord } from '@/adapters/backend/actors/actor-records'
import { modePrices } from '@/adapters/backend/chat/entry/chat-facts'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { devicesModule } from '@/adapters/modules/devices'
import { portList } from '@/application/platform/guest-ports'
import { portsModule } from '@/adapters/modules/ports'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { Configuration } from '@/application/configuration/configuration'
import { Clock } from '@/application/device/clock'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import type { ChatMode } from '@/domain/chat/mode'
import { pricePerMinuteOf } from '@/domain/chat/offer'
import { asId, type IdempotencyKey, type TicketId } from '@/domain/ids'
import type { Language } from '@/domain/navigation/language'
import { path, type QueryInput } from '@/domain/routes/path'
import { ModalHost } from '@/ui/app/modal-host'
import { ToastHost } from '@/ui/app/toast-host'
import { startResidents, viewModelsModule } from '@/ui/app/view-models'
import { ContainerProvider, useService } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { Toasts } from '@/ui/base/toasts'
import { Screen } from '@/ui/chat/room/room-screen'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** What a room is entered for in the tests of its screen: a mode, or a call of sound alone. */
export type RoomKind = ChatMode | 'voice'

/** Every kind of chat there is. */
export const ROOM_KINDS: readonly RoomKind[] = ['single', 'voyeur', 'ticket', 'video-call', 'free', 'preview', 'voice']

/** The actor of these rooms. */
const HOST = '1'

/** The actor's side for a kind of chat: what makes it be on offer. */
function stateFor(kind: RoomKind): Partial<ActorRecord['state']> {
  return {
    isOnline: true,
    isBusy: kind === 'voyeur',
    freeChat: kind === 'free',
    isCurrentlyTicketShow: kind === 'ticket',
    isLivePreviewEnabled: true,
    isOnlineMobileVideocall: kind === 'video-call' || kind === 'voice',
    isVoyeurChatAvailable: kind === 'voyeur',
    isVoyeurInSingleChatAllowed: kind === 'voyeur',
    isActorAvailableForConversionChat: false,
  }
}

/** A platform with one actor who offers a kind of chat, and a guest with so many coins. */
export async function roomOf(kind: RoomKind, coins: number): Promise<{ platform: TestPlatform; guest: TestGuest }> {
  const platform = new TestPlatform({ actors: 14, videos: 4 })
  const actor = await platform.actor(HOST)
  await platform.setActor(HOST, {
    state: stateFor(kind),
    voyeurPin: null,
    bannedCountryCodes: [],
    features: { ...actor.features, hd: true, audio: true },
    prices: { ...actor.prices, single: 12, voyeur: 6, c2c: 15 },
  })
  const guest = await platform.member(coins)
  if (kind === 'ticket') {
    const now = platform.clock.now()
    const ticket = {
      ticketId: asId<TicketId>('t1'),
      showId: 's1',
      start: now - 60_000,
      end: now + 3_600_000,
      actorId: actor.id,
    }
    await guest.change({ chatShowTickets: [ticket] })
  }
  return { platform, guest }
}

/** Begins the chat, as the lobby does. */
export async function beginChat(platform: TestPlatform, guest: TestGuest, kind: RoomKind): Promise<RunningChat> {
  const actor = await platform.actor(HOST)
  const common = { actorId: actor.id, key: asId<IdempotencyKey>('start'), useVoucher: true, stopAt: null }
  if (kind === 'voice')
    await guest.ports.chat.startVoiceCall({ ...common, agreedPrice: modePrices(actor)['video-call'] ?? 0 })
  else {
    const begun = await guest.ports.chat.startChat({
      ...common,
      mode: kind,
      agreedPrice: pricePerMinuteOf(kind, modePrices(actor)),
    })
    if (!begun.ok) throw new Error(`${kind} was refused: ${begun.reason}`)
  }
  const chat = await guest.ports.chat.running()
  if (chat === null) throw new Error(`no chat runs: ${kind}`)
  return chat
}

/** The boxes and toasts of the app that a room opens. */
const Boxes = observer(function Boxes() {
  const [modals, toasts] = [useService(Modals), useService(Toasts)]
  return (
    <>
      {modals.open === null ? null : <ModalHost />}
      {toasts.isUsed ? <ToastHost /> : null}
    </>
  )
})

/** Renders the screen of the room over a platform in this process: nothing of it is replaced but time and storage. */
export async function renderRoom(
  platform: TestPlatform,
  guest: TestGuest,
  language: Language = 'en',
  query: QueryInput = {},
) {
  const container = new Container({ defaultScope: 'Singleton' })
  container.load(devicesModule, viewModelsModule, portsModule(portList, guest.ports))
  container.unbind(Clock)
  container.unbind(KeyValueStorage)
  container.bind<Clock>(Clock).toConstantValue(platform.clock)
  container.bind<KeyValueStorage>(KeyValueStorage).toConstantValue(new FakeStorage())
  container.bind<Configuration>(Configuration).toConstantValue(readConfiguration({}))
  const texts = container.get(Texts)
  await texts.setLanguage(language)
  await texts.load(...NAMESPACES)
  startResidents(container)
  await container.get(GuestViewModel).open(language)
  const { name } = await platform.actor(HOST)
  const router = createMemoryRouter([{ path: '*', Component: Screen }], {
    initialEntries: [path('actorChat', { actorName: name }, language, query)],
  })
  const screen = await render(
    <ContainerProvider container={container}>
      <main>
        <RouterProvider router={router} />
      </main>
      <Boxes />
    </ContainerProvider>,
  )
  return { screen, container, texts }
}
