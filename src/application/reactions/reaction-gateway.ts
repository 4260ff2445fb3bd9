import type { CursorPage } from '@/application/paging/page'
import type { Reaction, ReactionClip } from '@/domain/reactions/reaction'

/** `likes` is the number of likes now. */
export type LikeReactionResult =
  | { readonly ok: true; readonly likes: number }
  | { readonly ok: false; readonly reason: 'login-required' | 'locked' | 'restricted' | 'not-found' }

/** Short clips of actors reacting (OTH-020). Throws `BackendError`. */
export interface ReactionGateway {
  /** Lists clips, newest first. */
  list(first: number, after: string | null): Promise<CursorPage<Reaction>>
  /** Likes a clip, or takes the like back; once per guest. */
  like(id: string, liked: boolean): Promise<LikeReactionResult>
  /** Returns the clip; `null`: there is none, or the guest may not watch it. */
  clip(id: string): Promise<ReactionClip | null>
}

export const ReactionGateway = Symbol.for('ReactionGateway')
