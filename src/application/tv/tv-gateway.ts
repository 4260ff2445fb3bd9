import type { TvChannel } from '@/domain/tv/channel'
import type { Broadcast, CurrentProgram, LateNightShow, TvStream } from '@/domain/tv/tv'

/** A part of a programme; times are epoch ms. */
export interface ProgramQuery {
  readonly type: TvChannel
  /** Leaves out broadcasts that end before it. Default: now. */
  readonly from?: number
  /**
   * Leaves out broadcasts that begin at this time or later. Default: a day after `from`; the answer
   * covers eight days at most.
   */
  readonly to?: number
}

/** Live TV: the programme and its streams. Throws `BackendError`. */
export interface TvGateway {
  /** Returns the current programme; `null`: the channel shows nothing (TVS-021). */
  currentProgram(premium: boolean): Promise<CurrentProgram | null>
  /**
   * Returns the programme of a channel in its order (TVS-014), which is public for both channels.
   */
  program(query: ProgramQuery): Promise<readonly Broadcast[]>
  /**
   * Returns the stream of a channel for this guest, to be requested again when it ends or the
   * guest's subscription changes (TVS-015).
   */
  stream(type: TvChannel): Promise<TvStream>
  /** Returns the late night show; `null`: there is no such show (TVS-020). */
  lateNightShow(): Promise<LateNightShow | null>
}

export const TvGateway = Symbol.for('TvGateway')
