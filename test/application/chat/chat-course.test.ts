import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { afterChatEvent, NO_CHAT, type ChatCourse, type ChatEvent } from '@/application/chat/chat-course'
import { asId, type ChatId } from '@/domain/ids'
import { bill as aBill, running as aChat } from '#test/support/ui/rooms'

const ids = ['one', 'two'].map((id) => asId<ChatId>(id))
const id = fc.constantFrom(...ids)
const chat = fc.record({ chatId: id, seconds: fc.nat(99) }).map((given) => ({ ...aChat, ...given }))
const tick = fc.record({ seconds: fc.nat(999), charged: fc.nat(99) }).map((given) => ({
  balance: 1,
  voucherSeconds: 0,
  givenCoins: 0,
  secondsLeft: null,
  ...given,
}))

const events: fc.Arbitrary<ChatEvent> = fc.oneof(
  chat.map((one) => ({ type: 'began' as const, chat: one })),
  chat.map((one) => ({ type: 'resumed' as const, chat: one })),
  fc.record({ type: fc.constant('counted' as const), chatId: id, tick }),
  fc.record({ type: fc.constant('watched' as const), chatId: id, onlookers: fc.nat(9) }),
  fc.record({ type: fc.constant('stop-set' as const), chatId: id, stopAt: fc.option(fc.nat(99)) }),
  fc.record({
    type: fc.constant('ended' as const),
    chatId: id,
    bill: fc.nat(99).map((coins) => ({ ...aBill, coins })),
  }),
  fc.constant({ type: 'left' as const }),
  fc.constant({ type: 'bill-read' as const }),
)

/** The chat that runs and the coins on the bill, as a guest sees them. */
interface Seen {
  readonly runs: ChatId | null
  readonly coins: number | null
}

const seen = (course: ChatCourse): Seen => ({
  runs: course.is === 'running' ? course.chat.chatId : null,
  coins: course.is === 'ended' ? course.bill.coins : null,
})

const nothing: Seen = { runs: null, coins: null }

function expected({ runs, coins }: Seen, event: ChatEvent): Seen {
  if (event.type === 'began') return { runs: event.chat.chatId, coins: null }
  if (event.type === 'ended' && event.chatId === runs) return { runs: null, coins: event.bill.coins }
  if (event.type === 'left' && runs !== null) return nothing
  return event.type === 'bill-read' && coins !== null ? nothing : { runs, coins }
}

it('runs a chat only after it began, and shows a bill only of the chat that ran [SOC-022]', () => {
  fc.assert(
    fc.property(fc.array(events, { maxLength: 40 }), (all) => {
      let course = NO_CHAT
      for (const event of all) {
        const then = expected(seen(course), event)
        course = afterChatEvent(course, event)
        expect(seen(course)).toEqual(then)
      }
    }),
  )
})

it('takes what the platform counted for its own chat, and leaves everything else as it was', () => {
  fc.assert(
    fc.property(chat, id, tick, (one, chatId, counted) => {
      const course = afterChatEvent(afterChatEvent(NO_CHAT, { type: 'began', chat: one }), {
        type: 'counted',
        chatId,
        tick: counted,
      })
      const { balance: _, ...shown } = counted
      expect(course).toEqual({ is: 'running', chat: chatId === one.chatId ? { ...one, ...shown } : one })
    }),
  )
})

it('keeps who watches and the stop of the chat that they belong to', () => {
  const [mine = asId<ChatId>(''), other = asId<ChatId>('')] = ids
  const began = afterChatEvent(NO_CHAT, { type: 'began', chat: { ...aChat, chatId: mine, onlookers: 1, stopAt: null } })
  const changed = (chatId: ChatId): ChatCourse =>
    afterChatEvent(afterChatEvent(began, { type: 'watched', chatId, onlookers: 4 }), {
      type: 'stop-set',
      chatId,
      stopAt: 30,
    })
  expect(changed(mine)).toMatchObject({ chat: { onlookers: 4, stopAt: 30 } })
  expect(changed(other)).toEqual(began)
})

it('is over when the guest leaves, and an update that comes later begins nothing', () => {
  const began = afterChatEvent(NO_CHAT, { type: 'began', chat: aChat })
  expect(afterChatEvent(began, { type: 'left' })).toEqual(NO_CHAT)
  expect(afterChatEvent(NO_CHAT, { type: 'resumed', chat: aChat })).toEqual(NO_CHAT)
})
