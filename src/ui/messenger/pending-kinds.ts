import { goToTarget } from '@/ui/access/go-to-target'
import type { PendingKind } from '@/ui/access/pending-kind'
import { Page } from '@/ui/base/page-service'

export const pendingKinds: readonly PendingKind[] = [
  {
    type: 'openUrl',
    reason: 'payments.wish.sendMessage',
    namesActor: true,
    perform: ({ targetUrl }, services) => goToTarget(services.get(Page), targetUrl),
  },
]
