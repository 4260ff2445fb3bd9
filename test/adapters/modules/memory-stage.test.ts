import { expect, it } from 'vitest'
import { Mailbox } from '@/adapters/backend/mail/mailbox'
import { AnalyticsBox } from '@/adapters/backend/tracking/analytics-box'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { Simulator } from '@/adapters/backend/world/simulate/simulator'
import { MemoryStage } from '@/adapters/modules/memory-stage'
import { ShiftedClock } from '@/adapters/modules/shifted-clock'
import { linesOfMedia } from '@/adapters/backend/world/simulate/replies/lines-of-media'
import { asId, type ActorId, type ChannelId } from '@/domain/ids'
import { FakeStorage } from '#test/support/ui/doubles'
import { TestPlatform, type TestGuest } from '#test/support/world/test-platform'

const fail = (error: unknown) => {
  throw error
}

function stageOf({ context, clock }: TestPlatform, { caller }: TestGuest): MemoryStage {
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
    { mailbox: new Mailbox(clock), analytics: new AnalyticsBox() },
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
