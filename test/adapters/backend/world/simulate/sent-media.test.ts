import { expect, it } from 'vitest'
import { Scheduler } from '@/adapters/backend/assembly/scheduler'
import { asId, type ActorId } from '@/domain/ids'
import { ANY_PRICE } from '#test/support/any-price'
import { TestPlatform } from '#test/support/world/test-platform'

it('comes with the second answer of an actor, locked, also where the guest requests none', async () => {
  const test = new TestPlatform({ actors: 14, videos: 0 })
  const guest = await test.member(60)
  const channel = await guest.ports.messenger.channelWithActor(asId<ActorId>('2'))
  if (channel === null) throw new Error('no channel')
  const scheduler = new Scheduler(test.context, (error) => {
    throw error
  })
  for (const text of ['Good evening', 'It was a quiet day']) {
    await guest.ports.messenger.send({
      channelId: channel.id,
      clientId: asId(text),
      text,
      gifts: [],
      chatId: null,
      agreedPrice: ANY_PRICE,
    })
    test.clock.sleep(200_000)
    await scheduler.runOnce()
  }
  const { items } = await guest.ports.messenger.messages(channel.id, 30, null)
  expect(items.toReversed().map(({ sender, media }) => [sender, media?.need])).toEqual([
    ['guest', undefined],
    ['actor', undefined],
    ['guest', undefined],
    ['actor', 'needPurchase'],
  ])
})
