import { remotePort, type SendRequest } from '@/adapters/remote/remote-port'
import { videosPort } from '@/adapters/wire/media/videos-port'
import type { VideoGateway } from '@/application/media/video-gateway'

/** The video shop over the wire. `baseUrl`: where the addresses of playlists begin when they are rooted; empty: this origin. */
export function remoteVideoGateway(request: SendRequest, baseUrl: string): VideoGateway {
  const port = remotePort(videosPort, request)
  return {
    ...port,
    source: async (videoId) => {
      const source = await port.source(videoId)
      if (source === null || !source.playlistUrl.startsWith('/')) return source
      return { ...source, playlistUrl: `${baseUrl}${source.playlistUrl}` }
    },
  }
}
