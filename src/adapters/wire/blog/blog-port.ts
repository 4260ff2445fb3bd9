import {
  blogActors,
  blogArchives,
  blogArchivesOfCategory,
  blogFrontPage,
  blogPm,
  blogPosts,
  openPost,
} from './blog-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { BlogGateway } from '@/application/blog/blog-gateway'
import { asId, type ActorId } from '@/domain/ids'

const bound = bindingOf<BlogGateway>()

const listed = (text: string): readonly string[] => text.split(',').filter((entry) => entry !== '')

/** The blog on the wire. Lists of slugs and ids are texts between commas there. */
export const blogPort: PortBinding<BlogGateway> = {
  frontPage: bound('frontPage', blogFrontPage),
  posts: bound('posts', blogPosts, {
    request: ({ exclude, ...rest }) => ({ ...rest, ...(exclude === undefined ? {} : { exclude: exclude.join(',') }) }),
    args: ({ exclude, ...rest }) => [{ ...rest, ...(exclude === undefined ? {} : { exclude: listed(exclude) }) }],
  }),
  archive: bound('archive', blogArchives),
  archiveOf: bound('archiveOf', blogArchivesOfCategory),
  pinned: bound('pinned', blogPm, { answer: 'post' }),
  actors: bound('actors', blogActors, {
    request: (ids) => ({ ids: String(ids) }),
    args: ({ ids }) => [listed(ids).map((id) => asId<ActorId>(id))],
    answer: 'actors',
  }),
  post: bound('post', openPost, { fields: ['slug'], answer: 'post' }),
}
