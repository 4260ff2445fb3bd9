import { expect, it } from 'vitest'
import { asId, type ActorId } from '@/domain/ids'
import { notificationAddress } from '@/domain/notifications/notification-address'
import { NOTIFICATION_TYPES } from '@/domain/notifications/notification-types'

const actorId = asId<ActorId>('7')

it('leads from a payment to the purchases, from an actor to the profile, from a show to the shows, and from the welcome to the messenger', () => {
  const of = (kind: keyof typeof NOTIFICATION_TYPES, id: ActorId | null, isPayment = false) =>
    notificationAddress({ type: NOTIFICATION_TYPES[kind], actorId: id, isPayment }, 'en')
  expect([of('top-up', null, true), of('show-cancelled', actorId, true)]).toEqual([
    '/en/member/purchases/',
    '/en/member/purchases/',
  ])
  expect([of('favorite-online', actorId), of('show-starts', actorId)]).toEqual(['/en/amateur/7/', '/en/amateur/7/'])
  expect([of('show-starts', null), of('welcome', null), of('show-cancelled', null)]).toEqual([
    '/en/cam-shows/',
    '/en/messenger/',
    null,
  ])
})
