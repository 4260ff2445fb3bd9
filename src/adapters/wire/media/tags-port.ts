import { mostPopularTags, searchTags } from './tag-queries'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { TagGateway } from '@/application/media/tag-gateway'

const bound = bindingOf<TagGateway>()

/** The tags of videos on the wire. */
export const tagsPort: PortBinding<TagGateway> = {
  search: bound('search', searchTags, { fields: ['searchText'] }),
  popular: bound('popular', mostPopularTags),
}
