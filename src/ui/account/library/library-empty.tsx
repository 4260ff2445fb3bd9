import { observer } from 'mobx-react-lite'
import type { RouteName } from '@/domain/routes/routes'
import type { LibraryList } from '@/domain/library/library'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'

type Target = Extract<RouteName, 'videos' | 'albums' | 'feed' | 'messenger' | 'memberMediathek' | 'memberSpinwheel'>

const LINKS: Readonly<Record<Target, TextKey>> = {
  videos: 'library.none.toVideos',
  albums: 'library.none.toAlbums',
  feed: 'library.none.toFeed',
  messenger: 'library.none.toMessenger',
  memberMediathek: 'library.none.toLibrary',
  memberSpinwheel: 'library.none.toSpinwheel',
}

interface Emptiness {
  readonly title: TextKey
  readonly text: TextKey
  readonly to: Target
}

/** Describes an empty list, with a link to content for it. */
function emptinessOf(list: LibraryList): Emptiness {
  if ('mix' in list) {
    const to = list.mix === 'spinwheel' ? 'memberSpinwheel' : 'videos'
    return { title: `library.none.${list.mix}`, text: `library.none.${list.mix}Text`, to }
  }
  const { medium, source } = list
  const isPhotos = medium === 'photos'
  switch (source) {
    case 'shop':
      return isPhotos
        ? { title: 'library.none.albums', text: 'library.none.albumsText', to: 'albums' }
        : { title: 'library.none.shop', text: 'library.none.shopText', to: 'videos' }
    case 'pinned':
      return {
        title: 'library.none.pinned',
        text: isPhotos ? 'library.none.pinnedPhotos' : 'library.none.pinnedText',
        to: isPhotos ? 'albums' : 'videos',
      }
    case 'archive':
      return { title: 'library.none.archive', text: 'library.none.archiveText', to: 'memberMediathek' }
    case 'feed':
      return { title: 'library.none.feed', text: 'library.none.feedText', to: 'feed' }
    case 'messenger':
      return { title: 'library.none.messenger', text: 'library.none.messengerText', to: 'messenger' }
  }
}

/** A list with nothing in it. */
export const LibraryEmpty = observer(function LibraryEmpty({
  list,
  search,
  isHistoryOff,
  onClear,
}: {
  readonly list: LibraryList
  readonly search: string
  readonly isHistoryOff: boolean
  readonly onClear: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  if (search !== '')
    return (
      <EmptyState
        title={texts.t('library.filter.none')}
        text={texts.t('library.filter.noneText')}
        action={<Button onClick={onClear}>{texts.t('library.filter.clear')}</Button>}
      />
    )
  const { title, text, to } = emptinessOf(list)
  const isOff = isHistoryOff && 'mix' in list && list.mix === 'history'
  return (
    <EmptyState
      title={texts.t(title)}
      text={texts.t(isOff ? 'library.none.historyOff' : text)}
      action={
        <ButtonLink kind="primary" href={href(to, {})}>
          {texts.t(LINKS[to])}
        </ButtonLink>
      }
    />
  )
})
