import { expect, it } from 'vitest'
import { Mailbox } from '@/adapters/backend/mail/mailbox'
import { AnalyticsBox } from '@/adapters/backend/tracking/analytics-box'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { Simulator } from '@/adapters/backend/world/simulate/simulator'
import { InterruptibleLive } from '@/adapters/modules/interruptible-live'
import { MemoryStage } from '@/adapters/modules/memory-stage'
import { ShiftedClock } from '@/adapters/modules/shifted-clock'
import { media as linesOfMedia } from '@/adapters/backend/world/simulate/replies/lines'
import { asId, type ActorId, type ChannelId } from '@/domain/ids'
import { LANGUAGES } from '@/domain/navigation/language'
import { FakeStorage } from '#test/support/ui/doubles'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const fail = (error: unknown) => {
  throw error
}

function stageOf(
  { context, clock }: TestPlatform,
  { caller, ports }: TestGuest,
  live = new InterruptibleLive(ports.liveUpdates),
): MemoryStage {
  const backend = {
    context,
    store: context.store,
    scheduler: new Scheduler(context, fail),
    simulator: new Simulator(context, fail),
  }
  return new MemoryStage(
    backend,
    new ShiftedClock(clock, new FakeStorage()),
    caller,
    { mailbox: new Mailbox(clock), analytics: new AnalyticsBox(), live },
    async () => undefined,
  )
}

it('lets an actor send a locked picture and a locked video, which the guest can unlock', async () => {
  const test = new TestPlatform()
  const guest = await test.member(60)
  const stage = stageOf(test, guest)
  const channel = await guest.ports.messenger.channelWithActor(asId<ActorId>('1'))
  const channelId = channel?.id ?? asId<ChannelId>('none')
  for (const kind of ['picture', 'video'] as const) expect(await stage.sendMedia(channelId, kind)).toBe(true)
  const arrived = test.reports.flatMap(({ update }) => (update.type === 'message' ? [update.message] : []))
  const { items } = await guest.ports.messenger.messages(channelId, 30, null)
  expect(items.toReversed()).toEqual(arrived)
  // In the language of the page the guest sees.
  const language = guest.caller.language()
  for (const { text, media } of arrived)
    expect(linesOfMedia[media?.kind ?? 'video'].map((line) => line[language])).toContain(text)
  expect(arrived.map(({ media }) => [media?.kind, media?.need])).toEqual([
    ['picture', 'needPurchase'],
    ['video', 'needPurchase'],
  ])
  for (const { id, media } of arrived) {
    const price = media?.price ?? 0
    const result = await guest.ports.messageMedia.unlock(id, asId(`unlock:${id}`), price)
    expect(result).toMatchObject({ ok: true, charged: price })
    expect(await guest.ports.messageMedia.file(id)).toMatchObject({ kind: media?.kind })
  }
})

it('sends nothing into a conversation of another guest: a refusal', async () => {
  const test = new TestPlatform()
  const [guest, other] = [await test.member(), await test.member()]
  const channel = await other.ports.messenger.channelWithActor(asId<ActorId>('1'))
  expect(await stageOf(test, guest).sendMedia(channel?.id ?? asId<ChannelId>('none'), 'picture')).toBe(false)
  expect(test.reports.filter(({ update }) => update.type === 'message')).toEqual([])
})

it('ends the running chat of its guest with the given code, charged for what was counted, and no other chat', async () => {
  const test = new TestPlatform()
  const [guest, other] = [await test.member(500), await test.member(500)]
  const start = ({ ports }: TestGuest, actor: string) =>
    ports.chat.startChat({
      actorId: asId<ActorId>(actor),
      mode: 'single',
      key: asId(`start:${actor}`),
      useVoucher: false,
      stopAt: null,
      agreedPrice: ANY_PRICE,
    })
  for (const [one, actor] of [
    [guest, '1'],
    [other, '2'],
  ] as const) {
    await test.setActor(actor, { state: { isOnline: true, isBusy: false } })
    expect(await start(one, actor)).toMatchObject({ ok: true })
  }
  test.clock.sleep(5_000)
  const before = await guest.balance()
  expect(await stageOf(test, guest).endChat(301)).toBe(true)
  const [end] = test.reports.flatMap(({ update }) => (update.type === 'chatEnd' ? [update] : []))
  expect(end).toMatchObject({ exitCode: 301, bill: { seconds: 5, exitCode: 301 } })
  expect(await guest.balance()).toBe(before - (end?.bill.coins ?? 0))
  expect(await guest.ports.chat.running()).toBeNull()
  expect(await other.ports.chat.running()).not.toBeNull()
  expect(await stageOf(test, guest).endChat(301)).toBe(false)
})

it('takes the network away and gives it back: the live connection waits, connects again by itself, and no update arrives between', async () => {
  const test = new TestPlatform()
  const guest = await test.member()
  const live = new InterruptibleLive(guest.ports.liveUpdates)
  const stage = stageOf(test, guest, live)
  const statuses: string[] = []
  const updates: string[] = []
  live.watchStatus((status) => statuses.push(status))
  live.subscribe(({ type }) => updates.push(type))
  const network = (offline: boolean) => stage.setConditions({ delay: 0, failing: 0, offline })
  const ready = () => expect.poll(() => statuses.at(-1)).toBe('ready')
  live.connect()
  await ready()
  network(true)
  network(true)
  await stage.raise({ type: 'avsSet' })
  expect({ lastStatus: statuses.at(-1), updates }).toEqual({ lastStatus: 'waiting', updates: ['sessionAcknowledged'] })
  network(false)
  await ready()
  await stage.raise({ type: 'avsPending' })
  expect(updates).toEqual(['sessionAcknowledged', 'sessionAcknowledged', 'avsPending'])

  network(true)
  live.disconnect()
  network(false)
  expect(statuses.at(-1)).toBe('closed')
  network(true)
  live.connect()
  expect(statuses.at(-1)).toBe('waiting')
  network(false)
  await ready()
})

it('gives the guest spins of the wheel, beside those of the day', async () => {
  const test = new TestPlatform()
  const guest = await test.member(0)
  const stage = stageOf(test, guest)
  await stage.giveSpins(3)
  expect((await guest.ports.spinWheel.wheel()).spins).toBe(4)
})

it('publishes the next version of a legal text in every language, about which its guest is asked', async () => {
  const test = new TestPlatform()
  const guest = await test.member()
  const versions = async () => {
    const query = { filter: { type: 'terms-of-service', version: 2 }, first: 10, offset: 0 } as const
    const found = LANGUAGES.map((language) =>
      guest.ports.legal.texts({ ...query, filter: { ...query.filter, language } }),
    )
    return (await Promise.all(found)).flatMap(({ items }) => items.map(({ language }) => language))
  }
  const before = await versions()
  await stageOf(test, guest).publishLegalText('terms-of-service')
  expect({ before, after: await versions() }).toEqual({ before: [], after: LANGUAGES })
  expect((await guest.ports.guest.current()).showDataProtection).toBe(true)
  expect(test.reports.map(({ update }) => update.type)).toContain('pageReload')
})
