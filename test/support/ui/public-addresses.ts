import type { GuestPorts } from '@/application/platform/guest-ports'
import { path } from '@/domain/navigation/path'
import type { RouteName } from '@/domain/navigation/routes'
import { publicPages } from '@/ui/app/public-pages'

/** What another page has under the same name. */
const own: Readonly<Partial<Record<RouteName, object>>> = {
  tvPost: { postSlug: 'one-take-only' },
  tvVideo: { videoId: 'tv-fireside-1', hashId: 'eae35bd7' },
}

/** An English address of every public page of a sample world that is found. */
export async function publicAddresses(ports: GuestPorts): Promise<readonly string[]> {
  const first = { first: 1, offset: 0 }
  const [actor] = (await ports.actors.list({ filter: {}, sort: 'name', ...first })).items
  const [video] = (await ports.videos.list({ filter: {}, sort: 'newest', ...first })).items
  const [album] = (await ports.albums.list({ filter: {}, sort: 'newest', ...first })).items
  const [post] = (await ports.blog.posts({ category: 'interviews', pageSize: 1 })).items
  const given = {
    actorName: actor?.name,
    categorySlug: 'music',
    videoId: video?.id,
    albumId: album?.id,
    postSlug: post?.slug,
    tagGroup: 'night-talk',
    blogCategory: 'interviews',
    year: '2026',
    topList: 'favorites',
    series: 'fireside',
    mediathekKey: 'all',
    formatKey: 'late-night',
    searchCategory: 'actors',
    searchPattern: 'rain',
  }
  return (Object.keys(publicPages) as RouteName[]).map((route) =>
    path(route as 'tvVideo', { ...given, ...own[route] } as never, 'en'),
  )
}
