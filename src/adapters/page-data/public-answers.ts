import type { PortName } from '@/application/platform/guest-ports'
import type { TvVideoDetails } from '@/domain/tv/tv'
import type { CursorPage } from '@/application/paging/page'
import type { AlbumDetails } from '@/domain/albums/album'
import type { FeedPost } from '@/domain/feed/post'
import type { VideoDetails } from '@/domain/media/video'

/** Calls whose answer is an address that was granted to one session: a page for everybody makes none of them. */
const OF_SESSION: ReadonlySet<string> = new Set([
  'videos.source',
  'tv.stream',
  'tiles.videoPictures',
  'gallery.preview',
])

export const isOfSession = (port: PortName, method: string): boolean => OF_SESSION.has(`${port}.${method}`)

const postWithoutGrants = (post: FeedPost): FeedPost => ({
  ...post,
  photos: post.photos && {
    ...post.photos,
    photos: post.photos.photos.map((photo) => ({ ...photo, address: '' })),
  },
  clip: post.clip && { ...post.clip, sources: post.clip.sources.map((source) => ({ ...source, src: '' })) },
})

/** What of an answer is granted to the session of its caller is taken out, so that it cannot get into a page for everybody. */
const WITHOUT_GRANTS: Readonly<Record<string, (answer: never) => unknown>> = {
  'albums.byId': (album: AlbumDetails | null) =>
    album === null ? null : { ...album, pictures: album.pictures.map((picture) => ({ ...picture, address: '' })) },
  'videos.byId': (video: VideoDetails | null) => (video === null ? null : { ...video, previewThumbnails: [] }),
  'mediathek.video': (video: TvVideoDetails | null) => (video === null ? null : { ...video, source: null }),
  'feed.list': ({ items, next }: CursorPage<FeedPost>) => ({ items: items.map(postWithoutGrants), next }),
  'feed.byId': (post: FeedPost | null) => (post === null ? null : postWithoutGrants(post)),
}

/** An answer as a page for everybody may carry it. */
export const publicAnswer = (port: PortName, method: string, answer: unknown): unknown =>
  WITHOUT_GRANTS[`${port}.${method}`]?.(answer as never) ?? answer
