import { expect, it } from 'vitest'
import { asId, type ActorId, type PostId } from '@/domain/ids'
import { notificationAddress } from '@/domain/routes/notification-address'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

const actorId = asId<ActorId>('7')

it('leads from a payment to the purchases, from an actor to the profile, from a show to the shows, from an answer to a comment to its post, and from the welcome to the messenger', () => {
  const of = (kind: keyof typeof NOTIFICATION_TYPES, id: ActorId | null, isPayment = false) =>
    notificationAddress({ type: NOTIFICATION_TYPES[kind], actorId: id, postId: null, isPayment }, 'en')
  expect([of('top-up', null, true), of('show-cancelled', actorId, true)]).toEqual([
    '/en/member/purchases/',
    '/en/member/purchases/',
  ])
  expect([of('favorite-online', actorId), of('show-starts', actorId)]).toEqual(['/en/amateur/7/', '/en/amateur/7/'])
  const about = { type: NOTIFICATION_TYPES['comment-answered'], actorId, postId: asId<PostId>('p9'), isPayment: false }
  expect(notificationAddress(about, 'es')).toBe('/es/feed/?post=p9')
  expect([of('show-starts', null), of('welcome', null), of('show-cancelled', null)]).toEqual([
    '/en/cam-shows/',
    '/en/messenger/',
    null,
  ])
})
