import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { HISTORY_PAGE, type MessengerGateway } from '@/application/messenger/messenger-gateway'
import { mergeMessages } from '@/domain/messenger/merge-messages'
import type { Message } from '@/domain/messenger/message'
import { Toasts } from '@/ui/base/toasts'
import { MessageHistory } from '@/ui/messenger/message-history'
import { CHANNEL, message } from '#test/support/ui/conversation'
import { portOf } from '#test/support/ui/doubles'

/** A conversation at the platform, and a page that shows parts of it. */
function setUp(length: number) {
  const all: Message[] = Array.from({ length }, (_, index) => message(index + 1))
  const sequenceOf = ({ at }: Message) => at
  const gateway = portOf<MessengerGateway>({
    messages: async (_id, first, before) => {
      const older = all.filter((one) => before === null || sequenceOf(one) < Number(before)).toReversed()
      return { items: older.slice(0, first), next: older.length > first ? String(older[first - 1]?.at) : null }
    },
    messagesAround: async (_id, messageId, first) => {
      const at = all.findIndex(({ id }) => id === messageId)
      const items = all.slice(Math.max(0, at - first / 2 + 1), at + first / 2 + 1).toReversed()
      const [newest, oldest] = [items[0]?.at ?? 0, items.at(-1)?.at ?? 0]
      return { items, older: oldest > 1 ? String(oldest) : null, newer: newest < all.length ? String(newest) : null }
    },
    messagesAfter: async (_id, first, after) => {
      const items = all.filter((one) => sequenceOf(one) > Number(after)).slice(0, first)
      const newest = items.at(-1)?.at ?? Number(after)
      return { items: items.toReversed(), older: after, newer: newest < all.length ? String(newest) : null }
    },
  })
  const history = new MessageHistory(gateway, new Toasts())
  const arrive = () => {
    const one = message(all.length + 1)
    all.push(one)
    history.add([one])
  }
  const open = async () => history.begin(await gateway.messages(CHANNEL, HISTORY_PAGE, null))
  return { all, history, arrive, open }
}

describe('the messages that are loaded of a conversation', () => {
  it('have no gap and are in order over all that the guest looks at and all that arrives, and end with the newest after the way back', async () => {
    const step = fc.oneof(
      fc.constantFrom('older' as const, 'newer' as const, 'arrive' as const, 'newest' as const),
      fc.nat(400),
    )
    await fc.assert(
      fc.asyncProperty(fc.integer({ min: 1, max: 300 }), fc.array(step, { maxLength: 30 }), async (length, steps) => {
        const { all, history, arrive, open } = setUp(length)
        await open()
        for (const next of steps) {
          const wanted = typeof next === 'number' ? all[next % all.length] : undefined
          if (wanted !== undefined) await history.show(CHANNEL, wanted.id)
          else if (next === 'arrive') arrive()
          else if (typeof next === 'string') await history[next](CHANNEL)
          expect(wanted === undefined || history.messages.includes(wanted)).toBe(true)
          expect(wanted === undefined || history.found?.id === wanted.id).toBe(true)
          const numbers = history.messages.map(({ at }) => at)
          const first = numbers[0] ?? 0
          expect(numbers).toEqual(numbers.map((_, index) => first + index))
          expect(history.hasOlder).toBe(first > 1)
          expect(history.hasNewer || numbers.at(-1) === all.length).toBe(true)
        }
        await history.newest(CHANNEL)
        expect(history.messages.at(-1)).toEqual(all.at(-1))
        expect(mergeMessages([], history.messages)).toEqual(history.messages)
      }),
      { numRuns: 60 },
    )
  })

  it('that are far back are shown without what is between them and the newest', async () => {
    const { all, history, open } = setUp(1_000)
    await open()
    const wanted = all[99]
    if (wanted === undefined) throw new Error('no message')
    await history.show(CHANNEL, wanted.id)
    expect(history.messages.length).toBe(HISTORY_PAGE)
    expect([history.hasOlder, history.hasNewer]).toEqual([true, true])
    await history.newest(CHANNEL)
    expect([history.messages.length, history.hasNewer, history.found]).toEqual([HISTORY_PAGE, false, null])
  })
})
