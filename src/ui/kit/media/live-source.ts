import type Hls from 'hls.js'
import type { LoaderCallbacks, LoaderConfiguration, PlaylistLoaderConstructor, PlaylistLoaderContext } from 'hls.js'
import { credentialsFor, type PlayerError } from './player-source'

/** A live playlist: its address, and a new one if the old one no longer works. */
export interface LiveSource {
  /** Address of a playlist, or one that contains the current playlist (`data:`). */
  readonly url: string
  /** Returns the current address; `null`: it may no longer be played. */
  readonly renew: () => Promise<string | null>
}

/** Events of a live picture. */
export interface LiveEvents {
  /** Reports about once a second how far the picture lags behind, in seconds; 0 at the edge. */
  readonly onBehind: (seconds: number) => void
  readonly onFail: (error: PlayerError) => void
}

/** A live picture that is attached to a video element. */
export interface LiveControl {
  /** Jumps to the live edge. */
  toEdge(): void
  detach(): void
}

/** Seconds behind that count as behind: less is the buffer against a faltering network. */
const EDGE = 6

/** Time, ms, after which a stalled picture is resumed at the edge. */
const STALLED = 8_000

/** Interval at which the position is checked, ms. */
const LOOK = 1_000

/** Delays before the playlist is requested again after each failure, ms. */
const RETRIES = [1_000, 2_000, 4_000, 8_000, 15_000] as const

const isSnapshot = (url: string): boolean => url.startsWith('data:')

const SETTINGS = {
  liveSyncDurationCount: 2,
  // A paused guest resumes at the same place, as long as the playlist reaches back.
  liveMaxLatencyDurationCount: Number.POSITIVE_INFINITY,
  maxBufferLength: 20,
  backBufferLength: 60,
  capLevelToPlayerSize: true,
} as const

/** Loads a playlist from its `data:` address, which is fixed: a new one each time. */
function loadingSnapshots(Engine: typeof Hls, { url, renew }: LiveSource): PlaylistLoaderConstructor {
  let isFirst = true
  return class extends Engine.DefaultConfig.loader {
    override load(
      context: PlaylistLoaderContext,
      config: LoaderConfiguration,
      callbacks: LoaderCallbacks<PlaylistLoaderContext>,
    ): void {
      const address = isFirst ? Promise.resolve(url) : renew()
      isFirst = false
      const fail = (): void => callbacks.onError({ code: 404, text: 'no playlist' }, context, null, this.stats)
      const loaded = address.then((given) =>
        given === null ? fail() : super.load({ ...context, url: given }, config, callbacks as never),
      )
      loaded.catch(fail)
    }
  } as unknown as PlaylistLoaderConstructor
}

/** Attaches a live picture to a video element; resumes after failures, reports a final one once. */
export function attachLive(video: HTMLVideoElement, source: LiveSource, { onBehind, onFail }: LiveEvents): LiveControl {
  let engine: Hls | null = null
  let isOver = false
  let failures = 0
  let last = { at: 0, moved: Date.now() }
  let retry: ReturnType<typeof setTimeout> | undefined

  const fail = (error: PlayerError): void => {
    if (isOver) return
    isOver = true
    onFail(error)
  }
  const edge = (): number => {
    const { seekable } = video
    return engine?.liveSyncPosition ?? (seekable.length > 0 ? seekable.end(seekable.length - 1) : video.currentTime)
  }
  const toEdge = (): void => {
    const position = edge()
    if (Number.isFinite(position)) video.currentTime = position
    video.play().catch(() => undefined)
  }
  const again = async (): Promise<void> => {
    const url = await source.renew().catch(() => undefined)
    if (isOver) return
    if (url === null) fail('network')
    else if (engine !== null) {
      if (url !== undefined && !isSnapshot(url)) engine.loadSource(url)
      engine.startLoad()
    }
  }
  const recover = (error: PlayerError): void => {
    const delay = RETRIES[failures]
    if (delay === undefined) return fail(error)
    failures += 1
    if (error === 'media') engine?.recoverMediaError()
    clearTimeout(retry)
    retry = setTimeout(() => void again(), delay)
  }
  const look = setInterval(() => {
    const { currentTime, paused, seekable } = video
    const now = Date.now()
    if (paused || Math.abs(currentTime - last.at) > 0.1) {
      if (!paused) failures = 0
      last = { at: currentTime, moved: now }
    }
    const isGone = seekable.length > 0 && currentTime < seekable.start(0) - 1
    if (!paused && (isGone || now - last.moved > STALLED)) {
      last = { at: currentTime, moved: now }
      toEdge()
    }
    // Before the first picture there is nothing that could be behind.
    const behind = currentTime > 0 ? edge() - currentTime : 0
    onBehind(Number.isFinite(behind) && behind > EDGE ? Math.round(behind) : 0)
  }, LOOK)

  const start = async (): Promise<void> => {
    const { default: Engine } = await import('hls.js/light')
    if (isOver) return
    if (!Engine.isSupported()) {
      video.src = source.url
      return
    }
    engine = new Engine({
      ...SETTINGS,
      xhrSetup: credentialsFor(new URL(source.url, location.href).href),
      ...(isSnapshot(source.url) ? { pLoader: loadingSnapshots(Engine, source) } : {}),
    })
    engine.on(Engine.Events.ERROR, (_event, { fatal, type }) => {
      if (fatal) recover(type === Engine.ErrorTypes.MEDIA_ERROR ? 'media' : 'network')
    })
    engine.loadSource(source.url)
    engine.attachMedia(video)
  }
  start().catch(() => fail('network'))
  return {
    toEdge,
    detach: () => {
      isOver = true
      clearInterval(look)
      clearTimeout(retry)
      engine?.destroy()
      video.removeAttribute('src')
      video.load()
    },
  }
}
