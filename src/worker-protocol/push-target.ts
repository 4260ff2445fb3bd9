import type { PushTarget } from '@/application/notifications/push-service'

/** A subscription as it is sent to the platform. */
export function pushTarget(subscription: PushSubscription): PushTarget {
  const { endpoint, keys } = subscription.toJSON()
  return { endpoint: endpoint ?? '', p256dh: keys?.['p256dh'] ?? '', auth: keys?.['auth'] ?? '' }
}
