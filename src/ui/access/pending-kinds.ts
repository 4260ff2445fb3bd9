import { goToTarget } from './go-to-target'
import type { PendingKind } from './pending-kind'
import { Page } from '@/ui/base/page-service'

/** Actions that pages of several features request. */
export const pendingKinds: readonly PendingKind[] = [
  {
    type: 'openUrl',
    reason: 'payments.wish.sendMessage',
    namesActor: true,
    perform: ({ targetUrl }, services) => goToTarget(services.get(Page), targetUrl),
  },
  { type: 'buyContent', reason: 'payments.wish.buyContent' },
  { type: 'like', reason: 'payments.wish.like' },
]
