import type { PendingKind } from '@/ui/access/pending-kind'

export const pendingKinds: readonly PendingKind[] = [{ type: 'like', reason: 'payments.wish.like' }]
