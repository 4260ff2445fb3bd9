import * as fc from 'fast-check'
import type { Written } from '@/application/messenger/compose-message'
import { asId, type ChannelId, type ChatId, type GiftId } from '@/domain/ids'

const words = fc.constantFrom('', 'Good evening', '  with room around it ', 'two\nlines')
const gifts = fc.array(
  fc.record({ giftId: fc.constantFrom('rose', 'star').map(asId<GiftId>), count: fc.integer({ min: 1, max: 9 }) }),
  { maxLength: 2 },
)

/** What a guest has written and chosen in one of two conversations, inside a chat or outside of any. */
export const writtenMessages: fc.Arbitrary<Written> = fc.record({
  channelId: fc.constantFrom('c1', 'c2').map(asId<ChannelId>),
  text: words,
  gifts,
  chatId: fc.option(fc.constant(asId<ChatId>('chat-1'))),
  agreedPrice: fc.nat(40),
})
