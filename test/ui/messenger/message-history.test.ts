import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { HISTORY_PAGE, type MessengerGateway } from '@/application/messenger/messenger-gateway'
import { mergeMessages } from '@/domain/messenger/merge-messages'
import type { Message } from '@/domain/messenger/message'
import { Toasts } from '@/ui/base/toasts'
import { MessageHistory } from '@/ui/messenger/message-history'
import { CHANNEL, message } from '#test/support/ui/conversation'
import { portOf } from '#test/support/ui/doubles'

/** A conversation at the platform, and a page that shows parts of it. */
function setUp(length: number) {
  const state = { isDown: false, pages: 0 }
  const all: Message[] = Array.from({ length }, (_, index) => message(index + 1))
  const sequenceOf = ({ at }: Message) => at
  const gateway = portOf<MessengerGateway>({
    messages: async (_id, first, before) => {
      state.pages += 1
      if (state.isDown) throw new BackendError('rate-limited')
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
  const write = () => {
    const one = message(all.length + 1)
    all.push(one)
    return one
  }
  const arrive = () => history.add([write()])
  const open = async () => history.begin(await gateway.messages(CHANNEL, HISTORY_PAGE, null))
  return { all, state, history, write, arrive, open }
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
    expect({ hasOlder: history.hasOlder, hasNewer: history.hasNewer }).toEqual({ hasOlder: true, hasNewer: true })
    await history.newest(CHANNEL)
    expect({ messageCount: history.messages.length, hasNewer: history.hasNewer, found: history.found }).toEqual({
      messageCount: HISTORY_PAGE,
      hasNewer: false,
      found: null,
    })
  })

  it('are made up for after an interruption: what was sent meanwhile has no gap, with all that arrives during it and all that fails [MSG-024]', async () => {
    const step = fc.oneof(
      // Lost connections with so many messages meanwhile, a part of which the guest has written and sees.
      fc.record({ missed: fc.nat(400), own: fc.nat(3), fails: fc.boolean(), late: fc.nat(2) }),
      fc.constantFrom('arrive' as const, 'older' as const),
    )
    await fc.assert(
      fc.asyncProperty(fc.nat(80), fc.array(step, { maxLength: 8 }), async (length, steps) => {
        const { all, state, history, write, arrive, open } = setUp(length)
        await open()
        const check = (): void => {
          const numbers = history.messages.map(({ at }) => at)
          expect(numbers).toEqual(numbers.map((_, index) => all.length - numbers.length + index + 1))
          expect(history.hasOlder).toBe(numbers.length < all.length)
        }
        for (const next of steps) {
          if (next === 'arrive') arrive()
          else if (next === 'older') await history.older(CHANNEL)
          else {
            history.interrupt()
            for (let sent = 0; sent < next.missed; sent += 1) write()
            for (let sent = 0; sent < next.own; sent += 1) arrive()
            state.isDown = next.fails
            const catching = history.catchUp(CHANNEL, () => true)
            for (let sent = 0; sent < next.late; sent += 1) arrive()
            const isDone = await catching
            state.isDown = false
            if (!isDone) await history.catchUp(CHANNEL, () => true)
          }
          check()
        }
      }),
      { numRuns: 100 },
    )
  })

  it('are not made up for by an answer that was overtaken by another interruption, or is of another conversation', async () => {
    const { history, write, open, state } = setUp(5)
    await open()
    history.interrupt()
    for (let sent = 0; sent < 40; sent += 1) write()
    const overtaken = history.catchUp(CHANNEL, () => true)
    history.interrupt()
    await overtaken
    expect(history.messages.length).toBe(5)
    await history.catchUp(CHANNEL, () => false)
    expect(history.messages.length).toBe(5)
    await history.catchUp(CHANNEL, () => true)
    expect(history.messages.length).toBe(45)
    state.pages = 0
    await history.catchUp(CHANNEL, () => true)
    expect(state.pages).toBe(1)
  })

  it('name that the ones before them were refused, until they are fetched', async () => {
    const { history, open, state } = setUp(100)
    await open()
    expect(history.isOlderRefused).toBe(false)
    state.isDown = true
    await history.older(CHANNEL)
    expect({ isOlderRefused: history.isOlderRefused, messageCount: history.messages.length }).toEqual({
      isOlderRefused: true,
      messageCount: HISTORY_PAGE,
    })
    state.isDown = false
    await history.older(CHANNEL)
    expect({ isOlderRefused: history.isOlderRefused, messageCount: history.messages.length }).toEqual({
      isOlderRefused: false,
      messageCount: 2 * HISTORY_PAGE,
    })
  })
})
