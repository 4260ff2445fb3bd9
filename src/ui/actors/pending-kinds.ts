import { Pins } from './pins'
import type { PendingKind } from '@/ui/access/pending-kind'

export const pendingKinds: readonly PendingKind[] = [
  {
    type: 'pinActor',
    reason: 'payments.wish.pinActor',
    namesActor: true,
    perform: (params, services) => services.get(Pins).execute(params),
  },
]
