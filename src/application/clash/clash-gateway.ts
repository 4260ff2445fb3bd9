import type { Clash } from '@/domain/clash/clash'
import type { ActorId } from '@/domain/ids'

/** `round-over`: another round has begun; `already-voted`: a guest has one vote per round. */
export type ClashRefusal = 'login-required' | 'locked' | 'restricted' | 'round-over' | 'already-voted' | 'not-found'

/** The clash of cams (OTH-019). Throws `BackendError`. */
export interface ClashGateway {
  /** Returns the current round; `null`: too few actors are live. */
  current(): Promise<Clash | null>
  /** Votes once in a round; repeating the same vote returns the same answer. */
  vote(
    roundId: string,
    actorId: ActorId,
  ): Promise<{ readonly ok: true; readonly clash: Clash } | { readonly ok: false; readonly reason: ClashRefusal }>
}

export const ClashGateway = Symbol.for('ClashGateway')
