import type Hls from 'hls.js'
import { startScreen } from './start-screen'
import type { LivePhase, LivePlayback, LiveQuality } from '@/application/chat/live-player'

/**
 * How near the end of the playlist is played, s. Its parts are half a second long: two of them are a reserve against a network that falters. A player that
 * has fallen behind plays a little faster until it is back, and jumps from 4 s on.
 */
const NEAR_THE_EDGE = {
  lowLatencyMode: true,
  liveSyncDuration: 1,
  liveMaxLatencyDuration: 4,
  maxLiveSyncPlaybackRate: 1.1,
  backBufferLength: 10,
} as const

/** Plays a playlist of a live picture; the library comes with the first one. */
export class HlsPlayback implements LivePlayback {
  private engine: Hls | null = null
  private isStopped = false
  private phase: LivePhase = 'connecting'
  private readonly listening = new AbortController()

  constructor(
    private readonly url: string,
    private readonly screen: HTMLVideoElement,
    private readonly onPhase: (phase: LivePhase) => void,
  ) {
    const on = (type: string, phase: LivePhase): void =>
      screen.addEventListener(type, () => this.report(phase), { signal: this.listening.signal })
    on('playing', 'playing')
    on('waiting', 'stalled')
    on('error', 'failed')
    void this.load('connecting')
  }

  retry(): void {
    void this.load('reconnecting')
  }

  async quality(): Promise<LiveQuality | null> {
    const { videoWidth: width, videoHeight: height } = this.screen
    const latency = this.engine?.latency ?? 0
    if (width === 0) return null
    return { width, height, framesPerSecond: null, rate: null, latency: latency > 0 ? latency * 1_000 : null }
  }

  stop(): void {
    this.isStopped = true
    this.listening.abort()
    this.engine?.destroy()
    this.screen.removeAttribute('src')
    this.screen.load()
  }

  private async load(phase: LivePhase): Promise<void> {
    this.report(phase)
    this.engine?.destroy()
    this.engine = null
    try {
      const { default: Engine } = await import('hls.js/light')
      if (this.isStopped) return
      if (Engine.isSupported()) {
        const engine: Hls = new Engine({ ...NEAR_THE_EDGE, capLevelToPlayerSize: true })
        this.engine = engine
        engine.on(Engine.Events.ERROR, (_event, { fatal }) => {
          if (fatal) this.report('failed')
        })
        engine.loadSource(this.url)
        engine.attachMedia(this.screen)
      } else this.screen.src = this.url
      if ((await startScreen(this.screen)) === 'blocked') this.report('blocked')
    } catch {
      this.report('failed')
    }
  }

  private report(phase: LivePhase): void {
    // A screen that has nothing to play waits, too: a failure stays one until it is tried again.
    const isOver = this.phase === 'failed' && (phase === 'stalled' || phase === 'blocked')
    if (this.isStopped || isOver) return
    this.phase = phase
    this.onPhase(phase)
  }
}
