import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import type { ActorGateway } from '@/application/actors/actor-gateway'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { Drafts } from '@/application/messenger/drafts'
import type { MessengerGateway } from '@/application/messenger/messenger-gateway'
import { asId, type ActorId, type ChannelId, type MessageId } from '@/domain/ids'
import type { Channel, ChannelFilter } from '@/domain/messenger/channel'
import { isShown } from '@/domain/messenger/channel-filter'
import { LiveActors } from '@/ui/actors/live-actors'
import type { ConversationViewModel } from '@/ui/messenger/conversation-view-model'
import { MessengerViewModel } from '@/ui/messenger/messenger-view-model'
import { Toasts } from '@/ui/base/toasts'
import { actorWith } from '#test/support/ui/actors'
import { channelWith } from '#test/support/ui/channels'
import { FakeClock, FakeLive, FakeStorage, guestWith, portOf, settled } from '#test/support/ui/doubles'
import { guestOver } from '#test/support/ui/guest'

const id = (name: string) => asId<ChannelId>(name)
const one = channelWith({ id: id('c1'), messageTimestamp: 2 })
const two = channelWith({ id: id('c2'), actorId: asId<ActorId>('2'), actorName: 'Noor', messageTimestamp: 1 })

async function setup() {
  const live = new FakeLive()
  const toasts = new Toasts()
  const clock = new FakeClock()
  const drafts = new Drafts(new FakeStorage())
  const platform = {
    channels: [one, two] as readonly Channel[],
    isDown: false,
    reads: 0,
    requests: [] as ChannelFilter[],
    parts: [] as { first: number; offset: number; at: number }[],
    recommended: [actorWith()],
  }
  const change = (channelId: ChannelId, how: Partial<Channel>): void => {
    if (platform.isDown) throw new BackendError('offline')
    platform.channels = platform.channels.map((each) => (each.id === channelId ? { ...each, ...how } : each))
  }
  const gateway = portOf<MessengerGateway>({
    channels: async ({ filter, first, offset }) => {
      platform.requests.push(filter)
      platform.parts.push({ first, offset, at: clock.now() })
      if (platform.isDown) throw new BackendError('offline')
      const items = platform.channels.filter((each) => isShown(each, filter))
      return { items: items.slice(offset, offset + first), total: items.length }
    },
    channel: async (channelId) => {
      platform.reads += 1
      return platform.channels.find((each) => each.id === channelId) ?? null
    },
    channelWithActor: async (actorId) => platform.channels.find((each) => each.actorId === actorId) ?? null,
    archive: async (channelId, archived) => change(channelId, { archived }),
    block: async (channelId, blocked) => change(channelId, { blocked }),
    recommendations: async () => platform.recommended,
  })
  const guest = guestOver(
    portOf<GuestGateway>({ open: async () => guestWith(), current: async () => guestWith() }),
    live,
  )
  await guest.open('en')
  const conversation = {
    channel: null as Channel | null,
    start: () => undefined,
    dispose: () => undefined,
    close() {
      this.channel = null
    },
    async open(channelId: ChannelId) {
      this.channel = platform.channels.find((each) => each.id === channelId) ?? null
    },
    register(channelId: ChannelId, how: Partial<Channel>) {
      if (this.channel?.id === channelId) this.channel = { ...this.channel, ...how }
    },
  }
  const messenger = new MessengerViewModel(
    gateway,
    live,
    new LiveActors(live, portOf<ActorGateway>({})),
    guest,
    toasts,
    clock,
    portOf<ConversationViewModel>(conversation),
    drafts,
  )
  messenger.start()
  await settled()
  const shown = () => messenger.ordered.map((each) => each.id)
  const messages = () => toasts.waiting.map(({ text }) => text)
  return { live, drafts, toasts, clock, platform, messenger, conversation, shown, sent: messages }
}

const arrives = (channelId: ChannelId) =>
  ({
    type: 'message',
    channelId,
    message: {
      id: asId<MessageId>(`${channelId}.1`),
      channelId,
      clientId: 'x',
      sender: 'actor',
      type: 'text',
      text: 'hello',
      gifts: [],
      price: 0,
      at: 3,
      quote: null,
      media: null,
    },
  }) as const

describe.each([
  ['archive', 'archived', 'messenger.archived', 'messenger.restored'],
  ['block', 'blocked', 'messenger.blockedNote', 'messenger.unblockedNote'],
] as const)('to %s a conversation', (act, field, done, undone) => {
  it('reports it, removes it from the list and changes it where it is open [MSG-028]', async () => {
    const { messenger, conversation, shown, sent } = await setup()
    await messenger.select(one.id)
    await messenger[act](one, true)
    expect({ shown: shown(), sent: sent(), channel: conversation.channel?.[field] }).toEqual({
      shown: ['c2'],
      sent: [done],
      channel: true,
    })
  })

  it('is undone by the button of its message', async () => {
    const { messenger, toasts, conversation, platform, shown, sent } = await setup()
    await messenger.select(one.id)
    await messenger[act](one, true)
    toasts.waiting[0]?.action?.onAct()
    await settled()
    expect({ shown: shown(), lastSent: sent().at(-1) }).toEqual({ shown: ['c1', 'c2'], lastSent: undone })
    expect({
      conversationChannel: conversation.channel?.[field],
      platformChannel: platform.channels[0]?.[field],
    }).toEqual({ conversationChannel: false, platformChannel: false })
  })

  it('reports that it failed, and nothing else, where it failed', async () => {
    const { messenger, platform, shown, sent } = await setup()
    platform.isDown = true
    await messenger[act](one, true)
    expect({ shown: shown(), sent: sent() }).toEqual({ shown: ['c1', 'c2'], sent: ['errors.offline'] })
  })
})

describe('the list of conversations', () => {
  it('marks what was begun in a conversation and not sent, except in the one that is open', async () => {
    const { messenger, drafts } = await setup()
    drafts.retain(one.id, ' half a thought ')
    expect([messenger.draftIn(one.id), messenger.draftIn(two.id)]).toEqual(['half a thought', ''])
    await messenger.select(one.id)
    expect(messenger.draftIn(one.id)).toBe('')
    await messenger.select(two.id)
    expect(messenger.draftIn(one.id)).toBe('half a thought')
  })

  it('never counts as unread what arrives in the conversation that is open [MSG-006]', async () => {
    const { messenger, live } = await setup()
    await messenger.select(one.id)
    live.send(arrives(one.id))
    live.send(arrives(two.id))
    await settled()
    expect(messenger.channels.map(({ unreadCount }) => unreadCount)).toEqual([0, 2])
  })

  it('leaves the open one in view while it is read, under the filter for unread ones', async () => {
    const { messenger, shown } = await setup()
    messenger.choose('unread')
    await settled()
    await messenger.select(two.id)
    expect(shown()).toEqual(['c2', 'c1'])
  })

  it('shows what the filter selects, also when an answer to another filter comes late [MSG-005]', async () => {
    const { messenger, platform, shown } = await setup()
    platform.channels = [{ ...one, archived: true }, two]
    messenger.choose('archived')
    messenger.choose('newest')
    await settled()
    expect({ requests: platform.requests.slice(-2), shown: shown() }).toEqual({
      requests: ['archived', 'newest'],
      shown: ['c2'],
    })
  })

  it('is fetched 500 at a time, and goes on at its end at most twice a second [MSG-016][MSG-017]', async () => {
    const { messenger, platform, clock } = await setup()
    platform.channels = Array.from({ length: 1_200 }, (_, index) =>
      channelWith({ id: id(`m${String(index).padStart(4, '0')}`), messageTimestamp: 2_000 - index }),
    )
    await messenger.load()
    const start = clock.now()
    for (const length of [500, 1_000, 1_200, 1_200]) {
      expect(messenger.ordered.length).toBe(length)
      for (let presses = 0; presses < 5; presses++) messenger.more()
      clock.pass(499)
      await settled()
      expect(messenger.ordered.length).toBe(length)
      clock.pass(1)
      await settled()
    }
    expect(platform.parts.slice(1)).toEqual([
      { first: 500, offset: 0, at: start },
      { first: 500, offset: 500, at: start + 500 },
      { first: 500, offset: 1_000, at: start + 1_000 },
    ])
    expect(messenger.ordered.map((channel) => channel.id)).toEqual(platform.channels.map((channel) => channel.id))
  })

  it('does not go on when it was left, nor for the filter before', async () => {
    const { messenger, platform, clock } = await setup()
    platform.channels = Array.from({ length: 600 }, (_, index) => channelWith({ id: id(`m${index}`) }))
    await messenger.load()
    messenger.more()
    messenger.choose('archived')
    await settled()
    clock.pass(1_000)
    messenger.choose('newest')
    await settled()
    messenger.more()
    messenger.dispose()
    clock.pass(1_000)
    await settled()
    expect(platform.parts.every(({ offset }) => offset === 0)).toBe(true)
  })

  it('loads a conversation again when it is left [MSG-008]', async () => {
    const { messenger, platform } = await setup()
    await messenger.select(one.id)
    platform.channels = [{ ...one, subject: 'a newer word', lastViewedTimestamp: 9 }, two]
    await messenger.select(null)
    await settled()
    expect(messenger.channels[0]).toMatchObject({ subject: 'a newer word', lastViewedTimestamp: 9 })
  })

  it('reports why it could not be loaded, and loads at the next try', async () => {
    const { messenger, platform, shown } = await setup()
    platform.isDown = true
    await messenger.load()
    expect(messenger.error).toBe('offline')
    platform.isDown = false
    await messenger.load()
    expect({ error: messenger.error, shown: shown() }).toEqual({ error: null, shown: ['c1', 'c2'] })
  })

  it('follows who comes and goes, and recommends no one who has gone [MSG-011]', async () => {
    const { messenger, live } = await setup()
    live.send({ type: 'actorOnline', actorId: one.actorId, online: false })
    expect(messenger.channels.map(({ isActorOnline }) => isActorOnline)).toEqual([false, true])
    expect(messenger.recommendations).toEqual([])
  })

  it('shows no conversation in which nothing was written until it is opened, has a draft or a message', async () => {
    const { live, drafts, platform, messenger, shown } = await setup()
    const looked = channelWith({ id: id('c3'), actorId: asId<ActorId>('3'), lastMessageId: null, messageTimestamp: 9 })
    platform.channels = [...platform.channels, looked]
    await messenger.load()
    expect(shown()).toEqual(['c1', 'c2'])
    await messenger.select(looked.id)
    expect(shown()).toEqual(['c3', 'c1', 'c2'])
    await messenger.select(null)
    expect(shown()).toEqual(['c1', 'c2'])
    drafts.retain(looked.id, 'Hello')
    await messenger.load()
    expect(shown()).toEqual(['c3', 'c1', 'c2'])
    drafts.retain(looked.id, '')
    platform.channels = platform.channels.map((each) =>
      each.id === looked.id ? { ...each, lastMessageId: asId<MessageId>('c3.1') } : each,
    )
    live.send(arrives(looked.id))
    await settled()
    expect(shown()).toEqual(['c3', 'c1', 'c2'])
  })

  it('takes out what was archived on another device [MSG-009]', async () => {
    const { live, shown } = await setup()
    live.send({ type: 'channelArchived', channelId: two.id })
    expect(shown()).toEqual(['c1'])
  })

  it('opens the conversation with an actor, and knows none where there can be none [MSG-020]', async () => {
    const { messenger } = await setup()
    expect(await messenger.channelWith(two.actorId)).toBe('c2')
    expect(await messenger.channelWith(asId<ActorId>('99'))).toBeNull()
  })
})

it('reads a channel again at once when a message arrives, and at most once a second while more do', async () => {
  const { live, clock, platform, messenger } = await setup()
  for (let second = 0; second < 5; second += 1) {
    for (let sent = 0; sent < 40; sent += 1) {
      live.send(arrives(one.id))
      clock.pass(25)
      await settled()
    }
  }
  platform.channels = [{ ...one, subject: 'the last' }, two]
  live.send(arrives(one.id))
  clock.pass(1_000)
  await settled()
  expect(platform.reads).toBeLessThanOrEqual(7)
  expect(messenger.channels.find(({ id: channelId }) => channelId === one.id)?.subject).toBe('the last')
})
