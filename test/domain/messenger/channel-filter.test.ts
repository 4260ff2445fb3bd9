import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { asId, type ChannelId } from '@/domain/ids'
import { isShown, isStillShown } from '@/domain/messenger/channel-filter'

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
  it('shows archived and blocked ones only where they are asked for [MSG-005]', () => {
    fc.assert(
      fc.property(channel, filter, selected, (one, asked, open) => {
        const isAskedFor = (asked === 'archived' && one.archived) || (asked === 'blocked' && one.blocked)
        const isShownNow = isStillShown(one, { filter: asked, selected: open })
        expect(isShownNow && (one.archived || one.blocked) && !isAskedFor).toBe(false)
      }),
    )
  })

  it('keeps what it showed, and besides only the open conversation', () => {
    fc.assert(
      fc.property(channel, filter, selected, (one, asked, open) => {
        const isShownNow = isStillShown(one, { filter: asked, selected: open })
        expect(isShownNow || !isShown(one, asked)).toBe(true)
        expect(!isShownNow || isShown(one, asked) || one.id === open).toBe(true)
      }),
    )
  })
})
