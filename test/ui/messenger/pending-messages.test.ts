import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { OUTBOX_FRESH } from '@/application/messenger/outbox'
import type { OutgoingMessage } from '@/application/messenger/messenger-gateway'
import { type ChatId, asId } from '@/domain/ids'
import { settled } from '#test/support/ui/doubles'
import { pressed } from '#test/support/ui/sums'
import { CHANNEL, accept, openConversation } from '#test/support/ui/conversation'

describe('messages that are on their way', () => {
  it('stores what does not get through and sends it again under the same id', async () => {
    const ids: string[] = []
    let isDown = true
    const { conversation } = await openConversation(async (outgoing) => {
      ids.push(outgoing.clientId)
      if (isDown) throw new BackendError('offline')
      return accept([])(outgoing)
    })
    conversation.draft.write('Are you there?')
    await conversation.draft.send(pressed(3))
    expect(conversation.draft.pending.map(({ state }) => state)).toEqual(['failed'])
    isDown = false
    await conversation.draft.retry(ids[0] ?? '', pressed(3))
    expect({
      pendingCount: conversation.draft.pending.length,
      distinctIdCount: new Set(ids).size,
      idCount: ids.length,
    }).toEqual({ pendingCount: 0, distinctIdCount: 1, idCount: 2 })
  })

  it('delivers what was on its way when the page went, once and under the same id [MSG-024]', async () => {
    const sent: OutgoingMessage[] = []
    let isDown = true
    const { conversation, live } = await openConversation(async (outgoing) => {
      if (!isDown) return accept(sent)(outgoing)
      sent.push(outgoing)
      throw new BackendError('offline')
    })
    conversation.draft.write('Hello')
    await conversation.draft.send(pressed(3))
    isDown = false
    await conversation.open(CHANNEL)
    await settled()
    expect(sent.map(({ text, clientId }) => [text, clientId])).toEqual([
      ['Hello', sent[0]?.clientId],
      ['Hello', sent[0]?.clientId],
    ])
    expect({ pending: conversation.draft.pending, text: conversation.messages.at(-1)?.text }).toEqual({
      pending: [],
      text: 'Hello',
    })
    await conversation.open(CHANNEL)
    live.send({ type: 'sessionAcknowledged' })
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('sends what did not get through when the connection is there again, in the order it was written, without a press [MSG-024]', async () => {
    const sent: string[] = []
    let isDown = true
    const { conversation, live, clock } = await openConversation(async (outgoing) => {
      if (isDown) throw new BackendError('timeout')
      sent.push(outgoing.text)
      return accept([])(outgoing)
    })
    conversation.draft.write('Too long ago')
    await conversation.draft.send(pressed(3))
    clock.pass(OUTBOX_FRESH)
    const texts = ['one', 'two', 'three']
    for (const text of texts) {
      conversation.draft.write(text)
      await conversation.draft.send(pressed(3))
    }
    live.iteration('connecting')
    isDown = false
    expect(sent).toEqual([])
    live.iteration('ready')
    await settled()
    expect(sent).toEqual(texts)
    expect(conversation.draft.pending.map(({ outgoing, state }) => [outgoing.text, state])).toEqual([
      ['Too long ago', 'failed'],
    ])
  })

  it('sends what was not answered in time although there is a connection again by itself, after longer each time [MSG-024]', async () => {
    const sent: string[] = []
    let failures = 3
    const { conversation, clock } = await openConversation(async (outgoing) => {
      sent.push(outgoing.text)
      failures -= 1
      if (failures >= 0) throw new BackendError('timeout')
      return accept([])(outgoing)
    })
    conversation.draft.write('one')
    await conversation.draft.send(pressed(3))
    for (const [wait, times] of [
      [4_999, 1],
      [1, 2],
      [9_999, 2],
      [1, 3],
      [19_999, 3],
      [1, 4],
    ] as const) {
      clock.pass(wait)
      await settled()
      expect(sent).toHaveLength(times)
    }
    expect(conversation.draft.pending).toEqual([])
    clock.pass(OUTBOX_FRESH)
    await settled()
    expect(sent).toHaveLength(4)
  })

  it('sends nothing by itself while there is no connection, nor after the conversation was left [MSG-024]', async () => {
    const sent: string[] = []
    const { conversation, live, clock } = await openConversation(async (outgoing) => {
      sent.push(outgoing.text)
      throw new BackendError('timeout')
    })
    conversation.draft.write('one')
    await conversation.draft.send(pressed(3))
    live.iteration('waiting')
    clock.pass(5_000)
    await settled()
    expect(sent).toHaveLength(1)
    live.iteration('ready')
    await settled()
    expect(sent).toHaveLength(2)
    conversation.close()
    clock.pass(60_000)
    await settled()
    expect(sent).toHaveLength(2)
  })

  it('never sends a message before one that was written before it, also where some fail and the connection comes and goes [MSG-024]', async () => {
    const step = fc.oneof(
      fc.constant('write' as const),
      fc.constantFrom('waiting' as const, 'ready' as const),
      fc.integer({ min: 1, max: 15_000 }),
    )
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { maxLength: 30 }),
        fc.array(fc.boolean(), { maxLength: 60 }),
        async (steps, fails) => {
          const arrived: string[] = []
          const { conversation, live, clock } = await openConversation(async (outgoing) => {
            if (fails.shift() === true) throw new BackendError('timeout')
            arrived.push(outgoing.text)
            return accept([])(outgoing)
          })
          const written: string[] = []
          for (const one of steps) {
            if (one === 'write') {
              written.push(`${written.length}`)
              conversation.draft.write(written.at(-1) ?? '')
              void conversation.draft.send(pressed(3))
            } else if (typeof one === 'string') live.iteration(one)
            else clock.pass(one)
            await settled()
          }
          expect(arrived).toEqual(written.slice(0, arrived.length))
          // Sooner or later nothing fails any more, within the time in which no message has to be confirmed again.
          for (let i = 0; i <= 60 && arrived.length < written.length; i++) {
            live.iteration('ready')
            await settled()
          }
          await settled()
          expect(arrived).toEqual(written)
          expect(conversation.draft.pending).toEqual([])
        },
      ),
    )
  })

  it('requires confirmation before it delivers what is old, or was sent in a chat', async () => {
    const sent: OutgoingMessage[] = []
    const { conversation, clock } = await openConversation(async (outgoing) => {
      sent.push(outgoing)
      throw new BackendError('offline')
    })
    conversation.draft.write('Old')
    await conversation.draft.send(pressed(3))
    clock.pass(OUTBOX_FRESH)
    conversation.draft.chatId = asId<ChatId>('chat-1')
    conversation.draft.write('In a chat')
    await conversation.draft.send(pressed(3))
    await conversation.open(CHANNEL)
    await settled()
    expect(sent).toHaveLength(2)
    expect(conversation.draft.pending.map(({ outgoing, state }) => [outgoing.text, state])).toEqual([
      ['Old', 'failed'],
      ['In a chat', 'failed'],
    ])
    for (const { outgoing } of conversation.draft.pending) conversation.draft.discard(outgoing.clientId)
    await conversation.open(CHANNEL)
    expect(conversation.draft.pending).toEqual([])
  })
})
