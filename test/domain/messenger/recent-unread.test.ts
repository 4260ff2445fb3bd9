import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asId, type ChannelId } from '@/domain/ids'
import { recentUnread } from '@/domain/messenger/recent-unread'

const channel = fc.record({
  id: fc.stringMatching(/^[a-z]{1,4}$/u).map((id) => asId<ChannelId>(id)),
  messageTimestamp: fc.nat(20),
  unread: fc.boolean(),
  archived: fc.boolean(),
  blocked: fc.boolean(),
  isActorOnline: fc.boolean(),
})
const list = fc.uniqueArray(channel, { selector: ({ id }) => id, maxLength: 30 })

it('selects at most five unread conversations that are not put away, and no newer one is left out', () => {
  fc.assert(
    fc.property(list, (channels) => {
      const shown = recentUnread(channels)
      const waiting = channels.filter((one) => one.unread && !one.archived && !one.blocked)
      expect(shown.length).toBe(Math.min(5, waiting.length))
      expect(shown.every((one) => waiting.includes(one))).toBe(true)
      const left = waiting.filter((one) => !shown.includes(one))
      const oldest = Math.min(...shown.map(({ messageTimestamp }) => messageTimestamp))
      expect(left.every(({ messageTimestamp }) => messageTimestamp <= oldest)).toBe(true)
    }),
  )
})
