import type { PendingActionType } from '@/domain/access/pending-login-action'
import type { PendingKind } from './pending-kind'

const known: ReadonlyMap<PendingActionType, PendingKind> = new Map(
  Object.values(
    import.meta.glob<readonly PendingKind[]>('/src/ui/*/pending-kinds.ts', { eager: true, import: 'pendingKinds' }),
  )
    .flat()
    .map((kind) => [kind.type, kind]),
)

/** Returns what a feature declares about a kind of pending action. */
export function pendingKind(type: PendingActionType): PendingKind {
  const kind = known.get(type)
  if (kind === undefined) throw new Error(`No feature declares the pending action “${type}”`)
  return kind
}
