import type { TvChannel } from '@/domain/tv/channel'
import type { Broadcast, CurrentProgram, LateNightShow, TvStream } from '@/domain/tv/tv'

/** Which part of a programme; times are epoch ms. */
export interface ProgramQuery {
  readonly type: TvChannel
  /** Broadcasts that end before it are left out; missing: now. */
  readonly from?: number
  /** Broadcasts that begin at it or later are left out; missing: a day after `from`. At most eight days are answered. */
  readonly to?: number
}

/** Live TV: what is on, and where it is played. Throws `BackendError`. */
export interface TvGateway {
  /** `null`: the channel shows nothing (TVS-021). */
  currentProgram(premium: boolean): Promise<CurrentProgram | null>
  /** What a channel shows, in its order (TVS-014). It is public for both channels. */
  program(query: ProgramQuery): Promise<readonly Broadcast[]>
  /** The stream of a channel for this guest; to be requested again when it ends, or the guest's subscription changes (TVS-015). */
  stream(type: TvChannel): Promise<TvStream>
  /** `null`: there is no such show (TVS-020). */
  lateNightShow(): Promise<LateNightShow | null>
}

export const TvGateway = Symbol.for('TvGateway')
