import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ChannelId, type MessageId } from '@/domain/ids'
import { isBegun, isShown, isStillShown } from '@/domain/messenger/channel-filter'

const channel = fc.record({
  id: fc.constantFrom('a', 'b').map((id) => asId<ChannelId>(id)),
  archived: fc.boolean(),
  blocked: fc.boolean(),
  unread: fc.boolean(),
  isActorOnline: fc.boolean(),
})
const filter = fc.constantFrom('newest', 'archived', 'unread', 'blocked', 'online-only')
const selected = fc.constantFrom(null, asId<ChannelId>('a'))

describe('the filter of conversations', () => {
  it('shows archived and blocked ones only where they are requested [MSG-005]', () => {
    fc.assert(
      fc.property(channel, filter, selected, (one, requested, open) => {
        const isRequested = (requested === 'archived' && one.archived) || (requested === 'blocked' && one.blocked)
        const isShownNow = isStillShown(one, { filter: requested, selected: open })
        expect(isShownNow && (one.archived || one.blocked) && !isRequested).toBe(false)
      }),
    )
  })

  it('retains what it showed, and besides only the open conversation', () => {
    fc.assert(
      fc.property(channel, filter, selected, (one, requests, open) => {
        const isShownNow = isStillShown(one, { filter: requests, selected: open })
        expect(isShownNow || !isShown(one, requests)).toBe(true)
        expect(!isShownNow || isShown(one, requests) || one.id === open).toBe(true)
      }),
    )
  })

  it('leaves out conversations in which nothing was written, but the open one, one with a draft and one that was put away', () => {
    const lastMessageId = fc.constantFrom(null, asId<MessageId>('a.1'))
    fc.assert(
      fc.property(channel, lastMessageId, selected, fc.boolean(), (one, last, open, hasDraft) => {
        const isReason = [last !== null, one.id === open, hasDraft, one.archived, one.blocked].includes(true)
        expect(isBegun({ ...one, lastMessageId: last }, { selected: open, hasDraft })).toBe(isReason)
      }),
    )
  })
})
