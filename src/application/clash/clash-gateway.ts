import type { Clash } from '@/domain/clash/clash'
import type { ActorId } from '@/domain/ids'

/** `round-over`: another round runs by now; `already-voted`: one vote for a round. */
export type ClashRefusal = 'login-required' | 'locked' | 'restricted' | 'round-over' | 'already-voted' | 'not-found'

/** The clash of cams (OTH-019). Throws `BackendError`. */
export interface ClashGateway {
  /** The round that runs; `null`: too few actors are live. */
  current(): Promise<Clash | null>
  /** Votes once in a round; the same vote again is answered as it was. */
  vote(
    roundId: string,
    actorId: ActorId,
  ): Promise<{ readonly ok: true; readonly clash: Clash } | { readonly ok: false; readonly reason: ClashRefusal }>
}

export const ClashGateway = Symbol.for('ClashGateway')
