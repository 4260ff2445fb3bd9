import { Archive, Clapperboard, Images, LoaderPinwheel, MessageCircle, Rss } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import type { RouteName } from '@/domain/routes/routes'
import type { LibraryList } from '@/domain/library/library'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'

type Target = Extract<RouteName, 'videos' | 'albums' | 'feed' | 'messenger' | 'memberMediathek' | 'memberSpinwheel'>

/** What there is to begin with below an empty list: videos that cost nothing, or actors who are live. */
type Beginning = 'films' | 'people'

const TARGETS: Readonly<
  Record<Target, { readonly link: TextKey; readonly icon: ReactNode; readonly begin: Beginning | null }>
> = {
  videos: { link: 'library.none.toVideos', icon: <Clapperboard />, begin: 'films' },
  albums: { link: 'library.none.toAlbums', icon: <Images />, begin: 'people' },
  feed: { link: 'library.none.toFeed', icon: <Rss />, begin: 'people' },
  messenger: { link: 'library.none.toMessenger', icon: <MessageCircle />, begin: 'people' },
  memberMediathek: { link: 'library.none.toLibrary', icon: <Archive />, begin: null },
  memberSpinwheel: { link: 'library.none.toSpinwheel', icon: <LoaderPinwheel />, begin: 'films' },
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

/** Returns what a guest with an empty list can begin with. */
export const beginningOf = (list: LibraryList): Beginning | null => TARGETS[emptinessOf(list).to].begin

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
  const { link, icon } = TARGETS[to]
  const isOff = isHistoryOff && 'mix' in list && list.mix === 'history'
  return (
    <EmptyState
      picture={icon}
      title={texts.t(title)}
      text={texts.t(isOff ? 'library.none.historyOff' : text)}
      action={
        <ButtonLink kind="primary" href={href(to, {})}>
          {texts.t(link)}
        </ButtonLink>
      }
    />
  )
})
