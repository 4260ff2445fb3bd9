import {
  archiveContent,
  clearHistory,
  forgetWatched,
  libraryItems,
  recordHistory,
  reportWatched,
  sidebarData,
  userActivities,
  watchLater,
  type LibraryRequest,
} from './library-calls'
import { playlistBindings } from './playlist-bindings'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { LibraryGateway } from '@/application/library/library-gateway'
import type { LibraryList, LibraryMedium, LibraryMix, LibrarySource } from '@/domain/library/library'

interface LibraryTabs {
  readonly medium: LibraryMedium
  readonly source: LibrarySource
}

const bound = bindingOf<LibraryGateway>()

/** A medium without a sub-tab begins with what was bought in the shop. */
const listOf = ({ tab, source }: Pick<LibraryRequest, 'tab' | 'source'>): LibraryList =>
  tab === 'videos' || tab === 'photos' ? { medium: tab, source: source ?? 'shop' } : { mix: tab }

const tabOf = (list: LibraryList): Pick<LibraryRequest, 'tab' | 'source'> => {
  const { mix, medium, source }: Partial<Record<'mix', LibraryMix> & LibraryTabs> = { ...list }
  return mix === undefined ? { tab: medium ?? 'videos', source: source ?? null } : { tab: mix, source: null }
}

/** The library on the wire. */
export const libraryPort: PortBinding<LibraryGateway> = {
  list: bound('list', libraryItems, {
    request: ({ list, ...query }) => ({
      ...tabOf(list),
      ...query,
    }),
    args: ({ tab, source, ...query }) => [{ list: listOf({ tab, source }), ...query }],
  }),
  archive: bound('archive', archiveContent, { fields: ['kind', 'subjectId', 'archived'], answer: 'done' }),
  watchLater: bound('watchLater', watchLater, { fields: ['videoId', 'wanted'] }),
  activities: bound('activities', userActivities, { fields: ['first', 'after'] }),
  sidebar: bound('sidebar', sidebarData),
  watched: bound('watched', reportWatched, { fields: ['videoId'], answer: 'done' }),
  recordHistory: bound('recordHistory', recordHistory, { fields: ['records'], answer: 'done' }),
  forget: bound('forget', forgetWatched, { fields: ['videoId'] }),
  clearHistory: bound('clearHistory', clearHistory),
  ...playlistBindings,
}
