import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { asId, type NotificationId } from '@/domain/ids'
import { listed, marked, without } from '@/domain/notifications/notification-rules'
import { NOTIFICATION_PREVIEW_SIZE } from '@/domain/notifications/notification'

const notification = fc.record({
  id: fc.uuid().map((id) => asId<NotificationId>(id)),
  type: fc.integer({ min: 0, max: 25 }),
  at: fc.nat(50),
  unread: fc.boolean(),
  unseen: fc.boolean(),
})

it('lists the newest five and never the hidden kinds [NOT-005][NOT-007]', () => {
  fc.assert(
    fc.property(fc.array(notification, { maxLength: 30 }), (all) => {
      const shown = listed(all, NOTIFICATION_PREVIEW_SIZE)
      const visible = all.filter(({ type }) => ![6, 7, 13, 14, 15, 22].includes(type))
      expect(shown.length).toBe(Math.min(5, visible.length))
      for (const one of shown) expect(visible).toContain(one)
      const oldest = Math.min(...shown.map(({ at }) => at))
      for (const one of visible.filter((other) => !shown.includes(other))) expect(one.at).toBeLessThanOrEqual(oldest)
    }),
  )
})

it('goes from unread to read and from unseen to seen, and never back [NOT-002][NOT-003]', () => {
  fc.assert(
    fc.property(
      notification,
      fc.array(fc.constantFrom('read' as const, 'seen' as const), { minLength: 1 }),
      (one, steps) => {
        const after = steps.reduce(marked, one)
        expect(after.unseen).toBe(false)
        expect(after.unread).toBe(one.unread && !steps.includes('read'))
      },
    ),
  )
})

it('removes exactly the one with that id [NOT-004]', () => {
  fc.assert(
    fc.property(fc.uniqueArray(notification, { selector: ({ id }) => id, minLength: 1 }), fc.nat(), (all, pick) => {
      const gone = all[pick % all.length]
      if (gone === undefined) return
      expect(without(all, gone.id)).toEqual(all.filter((one) => one !== gone))
    }),
  )
})
