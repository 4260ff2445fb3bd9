/** The status of a guest's age check, as the platform last reported it (AUT-017). */
export type AvsStatus = 'unknown' | 'pending' | 'accepted' | 'rejected'

/**
 * The known result of the guest's age check; the message is the platform's own text about a
 * rejection [AUT-017][AUT-018].
 */
export interface AvsState {
  readonly status: AvsStatus
  readonly rejectMessage: string | null
}

/** The four results of an age check, as live updates name them [SOC-017]. */
export type AvsEvent =
  | { readonly type: 'avsSet' }
  | { readonly type: 'avsRevoked' }
  | { readonly type: 'avsPending' }
  | { readonly type: 'avsRejected'; readonly message: string }

/** The page's reaction: it resumes the action that waited for the age check, or reloads. */
export type AvsEffect = 'fire-waiting-callback' | 'reload'

/** A guest who has not been checked. */
export const AVS_UNKNOWN: AvsState = { status: 'unknown', rejectMessage: null }

/**
 * Returns the state of the age check after the platform's update, which outweighs any earlier
 * state. A revoked check is unknown again (ruling); a rejection keeps its message until the next
 * update, and no other state has one [AUT-017][AUT-018].
 */
export const avsAfter = (event: AvsEvent): AvsState => {
  if (event.type === 'avsRejected') return { status: 'rejected', rejectMessage: event.message }
  if (event.type === 'avsSet') return { status: 'accepted', rejectMessage: null }
  return event.type === 'avsPending' ? { status: 'pending', rejectMessage: null } : AVS_UNKNOWN
}

/**
 * Returns what else the page does: an accepted check resumes the action that waited for it, or
 * reloads the page when none did [AUT-020]; a revoked one reloads, because the page may no longer
 * show its content [AUT-019]; pending and rejected only change the status [AUT-021].
 */
export const avsEffects = (event: AvsEvent, callbackWaits: boolean): readonly AvsEffect[] => {
  if (event.type === 'avsRevoked') return ['reload']
  if (event.type === 'avsSet') return [callbackWaits ? 'fire-waiting-callback' : 'reload']
  return []
}

/**
 * Whether the page must open the age check by itself: the site demands it and this guest has not
 * passed it [AUT-022].
 */
export const mustVerifyAge = (forceAVSModal: boolean, state: AvsState): boolean =>
  forceAVSModal && state.status !== 'accepted'
