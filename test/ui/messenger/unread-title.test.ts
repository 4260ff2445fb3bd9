import { describe, expect, it } from 'vitest'
import type { Connectivity } from '@/application/device/connectivity'
import { asId, type ChannelId, type MessageId } from '@/domain/ids'
import { loadCatalog } from '@/ui/app/catalogs/load-catalog'
import { DeviceViewModel } from '@/ui/base/device-view-model'
import { UnreadTitle, type Tab } from '@/ui/messenger/unread-title'
import { Texts } from '@/ui/texts/texts'
import { FakeClock, FakeLive, FakeLogger, FakeStorage, portOf } from '#test/support/ui/doubles'

class FakeTab implements Tab {
  title = 'Cams · Vesper'
  looks = false
  calm = false
  seen: () => void = () => undefined
  isSeen(): boolean {
    return this.looks
  }
  isCalm(): boolean {
    return this.calm
  }
  onSeen(listener: () => void): () => void {
    this.seen = listener
    return () => undefined
  }
  comeBack(): void {
    this.looks = true
    this.seen()
  }
}

async function setUp() {
  const [live, clock, tab] = [new FakeLive(), new FakeClock(), new FakeTab()]
  const connectivity = portOf<Connectivity>({ isOnline: () => true, watch: () => () => undefined })
  const device = new DeviceViewModel(connectivity, new FakeStorage(), new FakeLogger())
  const texts = new Texts(loadCatalog)
  await texts.setLanguage('en')
  const title = new UnreadTitle(live, clock, device, texts, tab)
  title.start()
  const receive = (sender: 'actor' | 'guest' = 'actor') =>
    live.send({
      type: 'message',
      channelId: asId<ChannelId>('c1'),
      message: {
        id: asId<MessageId>('c1.1'),
        channelId: asId<ChannelId>('c1'),
        clientId: 'x',
        sender,
        type: 'text',
        text: 'hello',
        gifts: [],
        price: 0,
        quote: null,
        media: null,
        at: 3,
      },
    })
  return { clock, tab, device, title, receive }
}

describe('the title of the tab, when a message arrives', () => {
  it('moves on every 100 ms while the guest looks elsewhere, and is as before when they are back [OTH-018]', async () => {
    const { clock, tab, receive } = await setUp()
    receive()
    expect(tab.title).toBe('1 unread message · ')
    clock.pass(99)
    expect(tab.title).toBe('1 unread message · ')
    clock.pass(1)
    expect(tab.title).toBe(' unread message · 1')
    clock.pass(300)
    expect(tab.title).toBe('read message · 1 un')
    receive()
    expect(tab.title).toBe('2 unread messages · ')
    tab.comeBack()
    expect(tab.title).toBe('Cams · Vesper')
    clock.pass(1_000)
    expect(tab.title).toBe('Cams · Vesper')
  })

  it('stays as it is while the guest looks at the page, for their own messages, and in discreet mode', async () => {
    const { clock, tab, device, receive } = await setUp()
    receive('guest')
    tab.looks = true
    receive()
    tab.looks = false
    device.turn('discreet', true)
    receive()
    clock.pass(1_000)
    expect(tab.title).toBe('Cams · Vesper')
  })

  it('counts without moving for a guest who wants little motion, or has switched it off', async () => {
    const { clock, tab, device, receive } = await setUp()
    tab.calm = true
    receive()
    clock.pass(1_000)
    expect(tab.title).toBe('(1) Cams · Vesper')
    tab.comeBack()
    tab.looks = false
    tab.calm = false
    device.turn('moving-title', false)
    receive()
    clock.pass(1_000)
    expect(tab.title).toBe('(1) Cams · Vesper')
  })

  it('is the one of the page that is shown by then, where that has changed meanwhile', async () => {
    const { clock, tab, title, receive } = await setUp()
    receive()
    tab.title = 'Videos · Vesper'
    clock.pass(100)
    expect(tab.title).toBe(' unread message · 1')
    title.dispose()
    expect(tab.title).toBe('Videos · Vesper')
  })
})
