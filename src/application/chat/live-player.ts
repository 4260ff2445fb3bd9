import type { StreamSource } from '@/domain/chat/stream-source'

/** A picture that is received and not drawn here. */
export type ReceivedStream = Exclude<StreamSource, { readonly kind: 'generated' }>

/**
 * What a live picture does. `blocked`: the browser plays nothing before the guest presses something. `failed`: no further attempt is made
 * by itself.
 */
export type LivePhase = 'connecting' | 'playing' | 'blocked' | 'stalled' | 'reconnecting' | 'failed'

/** How good a picture is at the moment; `null` is what cannot be known. */
export interface LiveQuality {
  /** CSS pixels of the picture as it is sent. */
  readonly width: number
  readonly height: number
  readonly framesPerSecond: number | null
  /** Kilobits per second. */
  readonly rate: number | null
  /** From the media server to the screen, ms; the time that the actor's own connection takes is not in it. */
  readonly latency: number | null
}

/** A picture that is being played. */
export interface LivePlayback {
  /** Connects again, and plays where the browser waited for a press. */
  retry(): void
  /** `null`: nothing is received at the moment. */
  quality(): Promise<LiveQuality | null>
  /** Ends the connection; no phase is reported any more. */
  stop(): void
}

/** Plays live pictures. Connections that break are made again. */
export interface LivePlayer {
  play(stream: ReceivedStream, screen: HTMLVideoElement, onPhase: (phase: LivePhase) => void): Promise<LivePlayback>
}
