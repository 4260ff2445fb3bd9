import type Hls from 'hls.js'

/** Why a video does not play: the connection, or the video itself. */
export type PlayerError = 'network' | 'media'

/** A playlist by its name, or one that is contained in its own address. */
const isPlaylist = (src: string) => /\.m3u8(\?|$)|^data:application\/vnd\.apple\.mpegurl[;,]/.test(src)

/**
 * Sends the session's cookie to the host that granted the playlist, which may differ from the
 * page's, and to no other host that the playlist names. `src`: absolute.
 */
export const credentialsFor = (src: string): ((request: XMLHttpRequest, url: string) => void) => {
  const granting = URL.parse(src)?.origin
  return (request, url) => {
    request.withCredentials = URL.parse(url)?.origin === granting
  }
}

/** Loads the engine for a playlist; its chunk comes only with the first video. */
async function attachPlaylist(video: HTMLVideoElement, src: string, onError: (failure: PlayerError) => void) {
  const { default: Engine } = await import('hls.js/light')
  if (!Engine.isSupported()) {
    video.src = src
    return undefined
  }
  const engine: Hls = new Engine({
    maxBufferLength: 20,
    backBufferLength: 30,
    capLevelToPlayerSize: true,
    xhrSetup: credentialsFor(new URL(src, location.href).href),
  })
  let mended = false
  engine.on(Engine.Events.ERROR, (_event, data) => {
    if (!data.fatal) return
    if (data.type === Engine.ErrorTypes.MEDIA_ERROR && !mended) {
      mended = true
      engine.recoverMediaError()
    } else onError(data.type === Engine.ErrorTypes.NETWORK_ERROR ? 'network' : 'media')
  })
  engine.loadSource(src)
  engine.attachMedia(video)
  return engine
}

/**
 * Attaches a playlist or file to a video element, and returns the function that detaches it. Errors
 * that the engine cannot recover from are reported once.
 */
export function attach(video: HTMLVideoElement, src: string, onError: (failure: PlayerError) => void): () => void {
  let gone = false
  let engine: Hls | undefined
  const fail = (kind: PlayerError) => {
    if (gone) return
    gone = true
    onError(kind)
  }
  const broken = () => fail(video.error?.code === MediaError.MEDIA_ERR_NETWORK ? 'network' : 'media')
  video.addEventListener('error', broken)
  if (isPlaylist(src)) {
    const retain = (attached: Hls | undefined) => {
      if (gone) attached?.destroy()
      else engine = attached
    }
    attachPlaylist(video, src, fail).then(retain, () => fail('network'))
  } else video.src = src
  return () => {
    gone = true
    video.removeEventListener('error', broken)
    engine?.destroy()
    video.removeAttribute('src')
    video.load()
  }
}
