import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { ComposeMessage } from '@/application/messenger/compose-message'
import { DeliverMessage, type Delivery } from '@/application/messenger/deliver-message'
import { Drafts } from '@/application/messenger/drafts'
import { Outbox } from '@/application/messenger/outbox'
import type { MessengerGateway, OutgoingMessage, SendResult } from '@/application/messenger/messenger-gateway'
import { asId, type ChannelId, type GiftId, type MessageId } from '@/domain/ids'
import { writtenMessages } from '#test/support/arbitraries/messenger'
import { CountingRandom, FakeClock, FakeLogger, FakeStorage, portOf } from '#test/support/ui/doubles'

const CHANNEL = asId<ChannelId>('c1')
const refused: SendResult = { ok: false, reason: 'blocked', missing: 0 }

const accepted = ({ channelId, clientId, text, gifts }: OutgoingMessage): SendResult => ({
  ok: true,
  message: {
    id: asId<MessageId>(`${channelId}.1`),
    channelId,
    clientId,
    sender: 'guest',
    type: 'text',
    text,
    gifts,
    price: 3,
    quote: null,
    media: null,
    at: 1,
  },
  balance: 97,
})

function setup(answer: (message: OutgoingMessage) => SendResult) {
  const storage = new FakeStorage()
  const drafts = new Drafts(storage)
  const clock = new FakeClock()
  const outbox = new Outbox(storage, clock)
  const logger = new FakeLogger()
  const sent: OutgoingMessage[] = []
  const gateway = portOf<MessengerGateway>({
    send: async (message) => {
      sent.push(message)
      return answer(message)
    },
  })
  const composing = new ComposeMessage(new CountingRandom(), drafts)
  const delivering = new DeliverMessage(gateway, drafts, outbox, logger, clock)
  return { drafts, outbox, logger, sent, composing, delivering, clock }
}

describe('delivering a message', () => {
  it('sends the very same message again until an answer is there, with any content [MSG-024][API-016]', async () => {
    await fc.assert(
      fc.asyncProperty(writtenMessages, fc.integer({ min: 0, max: 5 }), async (written, lost) => {
        let left = lost
        const { composing, delivering, sent, logger } = setup((message) => {
          if (left-- > 0) throw new BackendError('timeout')
          return accepted(message)
        })
        const message = composing.compose(written)
        const received: Delivery[] = []
        do received.push(await delivering.deliver(message))
        while (received.at(-1)?.ok === false)
        expect(received).toEqual([
          ...Array.from({ length: lost }, () => ({ ok: false, reason: 'undelivered' })),
          accepted(message),
        ])
        expect(sent).toEqual(received.map(() => message))
        expect(logger.lines).toEqual(Array.from({ length: lost }, () => 'messenger timeout'))
      }),
    )
  })

  it.each([
    ['the words back where nothing stands', '', 'Hello'],
    ['nothing back over what was begun since', 'Or rather', 'Or rather'],
  ])('gives %s when it is refused', async (_name, begun, found) => {
    const { drafts, composing, delivering } = setup(() => refused)
    const message = composing.compose({ channelId: CHANNEL, text: 'Hello', gifts: [], chatId: null, agreedPrice: 3 })
    drafts.retain(CHANNEL, begun)
    expect({ result: await delivering.deliver(message), draft: drafts.of(CHANNEL) }).toEqual({
      result: refused,
      draft: found,
    })
  })

  it('stores a message whose price was not agreed to, with its gifts, until the guest presses again', async () => {
    const changed: SendResult = { ok: false, reason: 'price-changed', missing: 0 }
    const { drafts, outbox, composing, delivering } = setup(() => changed)
    const gifts = [{ giftId: asId<GiftId>('rose'), count: 2 }]
    const message = composing.compose({ channelId: CHANNEL, text: 'Hello', gifts, chatId: null, agreedPrice: 3 })
    expect(await delivering.deliver(message)).toEqual(changed)
    expect({ draft: drafts.of(CHANNEL), outbox: outbox.of(CHANNEL) }).toEqual({
      draft: '',
      outbox: [{ message, isFresh: false }],
    })
  })

  it('leaves the draft alone while a message may still be delivered, so that its text is not sent twice', async () => {
    const { drafts, composing, delivering } = setup(() => {
      throw new BackendError('offline')
    })
    await delivering.deliver(
      composing.compose({ channelId: CHANNEL, text: 'Hello', gifts: [], chatId: null, agreedPrice: 3 }),
    )
    expect(drafts.of(CHANNEL)).toBe('')
  })

  it.each([
    ['no longer once it has arrived', accepted, 0],
    ['no longer once it is refused', () => refused, 0],
    [
      'as long as no answer came',
      () => {
        throw new BackendError('timeout')
      },
      1,
    ],
  ] satisfies readonly [string, (message: OutgoingMessage) => SendResult, number][])(
    'keeps it on this device %s',
    async (_name, answer, left) => {
      const { outbox, composing, delivering } = setup(answer)
      await delivering.deliver(
        composing.compose({ channelId: CHANNEL, text: 'Hello', gifts: [], chatId: null, agreedPrice: 3 }),
      )
      expect(outbox.of(CHANNEL)).toHaveLength(left)
    },
  )
})
