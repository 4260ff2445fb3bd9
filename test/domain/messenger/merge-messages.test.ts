import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asId, type ChannelId, type MessageId } from '@/domain/ids'
import { mergeMessages } from '@/domain/messenger/merge-messages'
import type { Message } from '@/domain/messenger/message'

const message = (n: number): Message => ({
  id: asId<MessageId>(`c.${String(n).padStart(9, '0')}`),
  channelId: asId<ChannelId>('c'),
  clientId: `client-${n}`,
  sender: 'actor',
  type: 'text',
  text: `line ${n}`,
  gifts: [],
  price: 0,
  quote: null,
  media: null,
  at: n,
})

it('retains each message once and in order, however often and in any parts it arrives', () => {
  fc.assert(
    fc.property(fc.array(fc.array(fc.nat(50))), (parts) => {
      const merged = parts.reduce<readonly Message[]>((known, part) => mergeMessages(known, part.map(message)), [])
      const wanted = [...new Set(parts.flat())].sort((a, b) => a - b)
      expect(merged.map(({ at }) => at)).toEqual(wanted)
    }),
  )
})
