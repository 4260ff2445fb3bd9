import { exampleAddress, ownParams } from './page-params'
import type { GuestPorts } from '@/application/platform/guest-ports'
import { publicPages } from '@/ui/app/screens'

/** An English address of every public page of a sample world that is found. */
export async function publicAddresses(ports: GuestPorts): Promise<readonly string[]> {
  const first = { first: 1, offset: 0 }
  const [actor] = (await ports.actors.list({ filter: {}, sort: 'name', ...first })).items
  const [video] = (await ports.videos.list({ filter: {}, sort: 'newest', ...first })).items
  const [album] = (await ports.albums.list({ filter: {}, sort: 'newest', ...first })).items
  const [post] = (await ports.blog.posts({ category: 'interviews', pageSize: 1 })).items
  const given = {
    actorName: actor?.name,
    videoId: video?.id,
    albumId: album?.id,
    postSlug: post?.slug,
  }
  // A video is on the profile of its own actor only.
  const own: typeof ownParams = { ...ownParams, actorVideo: { actorName: video?.actor.name } }
  return publicPages.map((route) => exampleAddress(route, 'en', { ...given, ...own[route] }))
}
