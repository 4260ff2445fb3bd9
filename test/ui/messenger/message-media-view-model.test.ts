import { expect, it } from 'vitest'
import type { UnlockResult } from '@/application/messenger/message-media-gateway'
import type { Message } from '@/domain/messenger/message'
import { accept, message, openConversation } from '#test/support/ui/conversation'
import { settled } from '#test/support/ui/doubles'
import { pressed } from '#test/support/ui/sums'

const locked = (n: number): Message => ({
  ...message(n),
  media: {
    kind: 'picture',
    price: 9,
    seconds: null,
    ageRating: 16,
    poster: { family: 3, variant: 'b1' },
    unlocked: false,
    need: 'needPurchase',
  },
})

it('sends one purchase for two presses at once, and none of another message until it is answered', async () => {
  const answer = Promise.withResolvers<UnlockResult>()
  const bought: string[] = []
  const { conversation } = await openConversation(
    accept([]),
    {},
    {},
    {
      unlock: async (id) => {
        bought.push(id)
        return answer.promise
      },
      message: async () => locked(1),
    },
  )
  const presses = [locked(1), locked(1), locked(2)].map((each) => conversation.media.unlock(each, pressed(9)))
  await settled()
  expect(bought).toEqual([locked(1).id])
  expect(conversation.media.unlocking).toBe(locked(1).id)
  answer.resolve({ ok: false, reason: 'price-changed', missing: 0 })
  await Promise.all(presses)
  expect(bought).toEqual([locked(1).id])
  expect(conversation.media.unlocking).toBeNull()
})
