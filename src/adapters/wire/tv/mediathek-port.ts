import {
  mediathekVideos,
  recommendations,
  series,
  seriesByKey,
  tvFormatCall,
  tvPostCall,
  tvSuggest,
  tvVideoCall,
  updateMediathek,
} from './mediathek-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { MediathekGateway } from '@/application/tv/mediathek-gateway'
import type { TvVideoDetails } from '@/domain/tv/tv'

const bound = bindingOf<MediathekGateway>()

/** Playlists are served by the server that has answered. */
const reachable = (video: TvVideoDetails, baseUrl: string): TvVideoDetails =>
  video.source === null
    ? video
    : { ...video, source: { ...video.source, playlistUrl: atServer(video.source.playlistUrl, baseUrl) } }

/** The mediathek on the wire. */
export const mediathekPort: PortBinding<MediathekGateway> = {
  series: bound('series', series),
  seriesByKey: bound('seriesByKey', seriesByKey, { fields: ['key'] }),
  videos: bound('videos', mediathekVideos),
  recommendations: bound('recommendations', recommendations, { fields: ['first'] }),
  format: bound('format', tvFormatCall, { fields: ['key'], answer: 'format' }),
  post: bound('post', tvPostCall, { fields: ['slug'], answer: 'post' }),
  video: bound('video', tvVideoCall, {
    fields: ['videoId'],
    answer: 'video',
    reach: (video, baseUrl) => (video === null ? null : reachable(video, baseUrl)),
  }),
  suggestions: bound('suggestions', tvSuggest, { fields: ['hashId'], answer: 'videos' }),
  update: bound('update', updateMediathek),
}
