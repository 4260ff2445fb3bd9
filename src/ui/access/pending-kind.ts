import type { PendingActionParams, PendingActionType } from '@/domain/access/pending-login-action'
import type { Services } from '@/ui/base/services'
import type { TextKey } from '@/ui/texts/catalog'

/**
 * A kind of action that waits for a login. A feature exports its `pendingKinds` from
 * `src/ui/<feature>/pending-kinds.ts`, where they are found by the name of the file.
 */
export interface PendingKind {
  readonly type: PendingActionType
  /** The reason to sign up, shown above the form. */
  readonly reason: TextKey
  /** Whether the reason names the actor it is about. */
  readonly namesActor?: boolean
  /**
   * Performs the action after the login. Absent: the page it was requested on performs it
   * (`PendingActions.execute`), since only that page shows the result.
   */
  readonly perform?: (params: PendingActionParams, services: Services) => void
}
