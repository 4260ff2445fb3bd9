import type { PendingKind } from '@/ui/access/pending-kind'

export const pendingKinds: readonly PendingKind[] = [
  { type: 'openChat', reason: 'payments.wish.openChat', namesActor: true },
]
