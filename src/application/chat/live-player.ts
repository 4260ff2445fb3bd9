import type { StreamSource } from '@/domain/chat/stream-source'

/** A stream that is received rather than drawn in the browser. */
export type ReceivedStream = Exclude<StreamSource, { readonly kind: 'generated' }>

/**
 * The state of a live picture. `blocked`: the browser plays nothing before the guest presses
 * something. `failed`: the player makes no further attempt by itself.
 */
export type LivePhase = 'connecting' | 'playing' | 'blocked' | 'stalled' | 'reconnecting' | 'failed'

/** The current quality of a picture; `null`: the value cannot be known. */
export interface LiveQuality {
  /** Width of the picture as it is sent, in CSS pixels. */
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number | null
  /** Kilobits per second. */
  readonly rate: number | null
  /**
   * Delay from the media server to the screen, ms, without the time on the actor's own connection.
   */
  readonly latency: number | null
}

/** A picture that is being played. */
export interface LivePlayback {
  /** Connects again, or plays if the browser waited for a press. */
  retry(): void
  /** Measures the quality; `null`: nothing is received at the moment. */
  quality(): Promise<LiveQuality | null>
  /** Ends the connection; no phase is reported after that. */
  stop(): void
}

/** Plays live pictures; broken connections are made again. */
export interface LivePlayer {
  play(stream: ReceivedStream, screen: HTMLVideoElement, onPhase: (phase: LivePhase) => void): Promise<LivePlayback>
}
