import type { PortName } from '@/application/platform/guest-ports'
import type { TvVideoDetails } from '@/domain/tv/tv'
import type { AlbumDetails } from '@/domain/albums/album'

/** Calls whose answer is an address that was granted to one session: a page for everybody makes none of them. */
const OF_SESSION: ReadonlySet<string> = new Set(['videos.source', 'tv.stream'])

export const isOfSession = (port: PortName, method: string): boolean => OF_SESSION.has(`${port}.${method}`)

/** What of an answer is granted to the session of its caller is taken out, so that it cannot get into a page for everybody. */
const WITHOUT_GRANTS: Readonly<Record<string, (answer: never) => unknown>> = {
  'albums.byId': (album: AlbumDetails | null) =>
    album === null ? null : { ...album, pictures: album.pictures.map((picture) => ({ ...picture, address: '' })) },
  'mediathek.video': (video: TvVideoDetails | null) => (video === null ? null : { ...video, source: null }),
}

/** An answer as a page for everybody may carry it. */
export const publicAnswer = (port: PortName, method: string, answer: unknown): unknown =>
  WITHOUT_GRANTS[`${port}.${method}`]?.(answer as never) ?? answer
