import '@/ui/theme/base.css'
import { expect, it } from 'vitest'
import { render } from 'vitest-browser-react'
import type { RoomLine } from '@/domain/chat/room-line'
import { asId, type ChannelId, type ChatId, type GiftId, type MessageId, type RoomLineId } from '@/domain/ids'
import type { LiveUpdate } from '@/domain/assembly/live-update'
import { Arrivals } from '@/ui/chat/lines/arrivals'
import { DeedLight } from '@/ui/chat/controls/deed-light'
import type { DeedGesture } from '@/domain/chat/tips'
import { ArrivalsViewModel } from '@/ui/chat/lines/arrivals-view-model'
import { RoomSettings } from '@/ui/chat/base/room-settings'
import { FakeClock, FakeLive, FakeStorage } from '#test/support/ui/doubles'
import { providers } from '#test/support/ui/providers'
import { ACTOR, CHAT } from '#test/support/ui/rooms'

const CHANNEL = asId<ChannelId>('channel-1')
const names = { de: 'Ein Lied', en: 'A song', es: 'Una canción' }

const tip = (
  id: string,
  price: number,
  chatId: ChatId = CHAT,
  guestName = 'Windrose',
  gesture: DeedGesture = 'sing',
): LiveUpdate => {
  const given = { names, price, gesture, achievesGoal: false, isOwn: false, isAnonymous: false } as const
  const line: RoomLine = {
    id: asId<RoomLineId>(id),
    actorId: ACTOR,
    sender: 'guest',
    guestName,
    text: '',
    at: 1,
    tip: given,
    control: null,
    quote: null,
  }
  return { type: 'roomLine', chatId, line }
}

const gift = (id: string, channelId: ChannelId): LiveUpdate => ({
  type: 'message',
  channelId,
  message: {
    id: asId<MessageId>(id),
    channelId,
    clientId: id,
    sender: 'guest',
    type: 'gift',
    text: '',
    gifts: [{ giftId: asId<GiftId>('rose'), count: 1 }],
    price: 3,
    quote: null,
    media: null,
    at: 1,
  },
})

async function stage() {
  const [live, clock] = [new FakeLive(), new FakeClock()]
  const settings = new RoomSettings(new FakeStorage())
  const arrivals = new ArrivalsViewModel(live, clock, settings)
  arrivals.start()
  arrivals.follow({
    chatId: () => CHAT,
    channelId: () => CHANNEL,
    isHidden: ({ guestName }) => guestName === 'Tinta',
  })
  const Stage = () => (
    <div style={{ position: 'relative', width: 600, height: 500 }}>
      <Arrivals arrivals={arrivals} catalog={[{ id: asId<GiftId>('rose'), imageUrl: 'icon:rose' }]} />
    </div>
  )
  const screen = await render(<Stage />, { wrapper: await providers() })
  return { live, clock, screen, settings, arrivals, shown: screen.getByTestId('arrival') }
}

it('shows a tip and a gift over the picture for two seconds, to the eyes alone, and takes no press', async () => {
  const { live, clock, screen, shown } = await stage()
  live.send(tip('line-1', 12))
  live.send(tip('line-1', 12))
  await expect.element(shown).toHaveTextContent('+12')
  clock.pass(1_000)
  live.send(gift('message-1', CHANNEL))
  await expect.poll(() => shown.elements().length).toBe(2)
  const place = shown.elements()[0]?.parentElement
  expect(place?.getAttribute('aria-hidden')).toBe('true')
  expect(place === null || place === undefined ? '' : getComputedStyle(place).pointerEvents).toBe('none')
  expect(screen.container.querySelectorAll('button, a')).toHaveLength(0)
  clock.pass(1_000)
  await expect.poll(() => shown.elements().length).toBe(1)
  clock.pass(1_000)
  await expect.poll(() => shown.elements().length).toBe(0)
})

it('shows three at once at most, and none of another room, another conversation or a hidden guest', async () => {
  const { live, shown } = await stage()
  live.send(tip('elsewhere', 50, asId<ChatId>('another')))
  live.send(gift('elsewhere', asId<ChannelId>('another')))
  live.send(tip('hidden', 60, CHAT, 'Tinta'))
  for (const price of [1, 2, 3, 4, 5]) live.send(tip(`line-${price}`, price))
  await expect.poll(() => shown.elements().map((one) => one.textContent)).toEqual(['+3', '+4', '+5'])
})

it('shows the deed of a tip as light in the picture for nine seconds, the newest alone, and none of a hidden guest', async () => {
  const { live, clock, arrivals } = await stage()
  live.send(tip('hidden', 60, CHAT, 'Tinta'))
  expect(arrivals.gesture).toBeNull()
  live.send(tip('line-1', 20))
  expect(arrivals.gesture).toBe('sing')
  clock.pass(5_000)
  live.send(tip('line-2', 20, CHAT, 'Windrose', 'draw'))
  clock.pass(5_000)
  expect(arrivals.gesture).toBe('draw')
  const screen = await render(<DeedLight gesture={arrivals.gesture ?? 'wave'} seed={7} />)
  const light = screen.getByTestId('deed').element()
  expect({
    ariaHidden: light.getAttribute('aria-hidden'),
    pointerEvents: getComputedStyle(light).pointerEvents,
  }).toEqual({ ariaHidden: 'true', pointerEvents: 'none' })
  expect(light.querySelectorAll('path')).toHaveLength(1)
  clock.pass(4_000)
  expect(arrivals.gesture).toBeNull()
})

it('shows none in a quiet room, and takes away what is shown when that is switched on', async () => {
  const { live, arrivals, settings, shown } = await stage()
  live.send(tip('line-1', 12))
  expect({ shownCount: arrivals.shown.length, gesture: arrivals.gesture }).toEqual({ shownCount: 1, gesture: 'sing' })
  settings.turn('quiet', true)
  expect({ shown: arrivals.shown, gesture: arrivals.gesture }).toEqual({ shown: [], gesture: null })
  live.send(tip('line-2', 12))
  live.send(gift('message-1', CHANNEL))
  expect({ shown: arrivals.shown, gesture: arrivals.gesture }).toEqual({ shown: [], gesture: null })
  await expect.poll(() => shown.elements().length).toBe(0)
  settings.turn('quiet', false)
  live.send(tip('line-3', 12))
  expect(arrivals.shown).toHaveLength(1)
})
