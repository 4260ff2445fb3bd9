import { observer } from 'mobx-react-lite'
import { useCallback, useState } from 'react'
import { LIBRARY_ORDERS, type LibraryList, type LibraryMedium } from '@/domain/library/library'
import { AccountFrame } from '@/ui/account/account-frame'
import { useAccount } from '@/ui/account/use-account'
import { LiveNow } from '@/ui/actors/live-now-screen'
import { PinnedPhotosRow } from '@/ui/albums/pinned/pinned-photos-screen'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { ListContent } from '@/ui/base/list-content'
import { Modals } from '@/ui/base/modals'
import { useMatch, useQuery } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { useListAddress } from '@/ui/base/use-list-address'
import { FeatureFeedback } from '@/ui/feedback/feature-feedback-screen'
import { Link } from '@/ui/kit/actions/link'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { SearchField } from '@/ui/kit/forms/search-field'
import { Select } from '@/ui/kit/forms/select'
import { SkeletonGrid } from '@/ui/kit/lists/skeleton-grid'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { FreeFilms } from '@/ui/media/home/free-films-screen'
import { useTexts } from '@/ui/texts/use-texts'
import { HistoryBar } from './history-bar'
import { beginningOf, LibraryEmpty } from './library-empty'
import { LibraryLately } from './library-lately'
import { LibraryNav, LibrarySources } from './library-nav'
import { libraryAddress } from './library-query'
import css from './library-screen.module.css'
import { LibrarySide } from './library-side'
import { LibraryTile } from './library-tile'
import { LibraryViewer } from './library-viewer'
import { LibraryViewModel } from './library-view-model'
import { OpenedViewModel } from './opened-view-model'
import { PlaylistsTab } from './playlists/playlists-screen'

const COLUMNS = [
  { from: 0, columns: 1 },
  { from: 440, columns: 2 },
  { from: 700, columns: 3 },
  { from: 960, columns: 4 },
] as const

const ROW = { perWidth: 9 / 16, text: 88 } as const

const SIZES = '(min-width: 1200px) 260px, (min-width: 600px) 40vw, 92vw'

/** Returns which of the two pages is shown. */
function useMedium(): LibraryMedium {
  const page = useMatch()
  return page.kind === 'route' && page.route === 'memberPhotos' ? 'photos' : 'videos'
}

/** Media that a guest owns, saved, archived, watched or put into playlists (GUE-011, GUE-012). */
export const Screen = observer(function LibraryScreen() {
  const medium = useMedium()
  const query = useQuery()
  const hasPlaylists = medium === 'videos' && query.get('tab') === 'playlists'
  return hasPlaylists ? <PlaylistsTab listId={query.get('list')} /> : <LibraryLists medium={medium} />
})

const LibraryLists = observer(function LibraryLists({ medium }: { readonly medium: LibraryMedium }) {
  const texts = useTexts()
  const href = useHref()
  const account = useAccount()
  const library = useViewModel(LibraryViewModel)
  const opened = useViewModel(OpenedViewModel)
  const modals = useService(Modals)
  const address = useListAddress(libraryAddress)
  const query = medium === 'photos' ? { ...address.query, mix: null } : address.query
  const { mix, source, order, search } = query
  useShown(
    library,
    useCallback(
      () => library.show({ mix, source, order, search }, medium),
      [library, mix, source, order, search, medium],
    ),
  )
  const [word, setWord] = useState(search)
  const { list, sidebar, place, pinned } = library
  const label = texts.t('library.titleOf', { list: texts.t(`library.tabs.${mix ?? medium}`) })
  const clear = () => {
    setWord('')
    address.clear()
  }
  return (
    <AccountFrame account={account} place="library" lead={texts.t('library.lead')}>
      <LibrarySide side={sidebar.value} />
      <LibraryNav tab={mix ?? medium} />
      {mix === null ? <LibrarySources medium={medium} source={source} counts={sidebar.value?.counts ?? null} /> : null}
      {mix === 'history' ? <HistoryBar library={library} /> : null}
      <div className={css['filter']} data-anchor="pagination">
        <SearchField
          label={texts.t('library.filter.search')}
          clearLabel={texts.t('library.filter.clear')}
          value={word}
          maxLength={100}
          onChange={(next) => {
            setWord(next)
            if (next === '') address.clear()
          }}
          onSubmit={(text) => address.change(() => ({ search: text.trim() }))}
        />
        <Select
          label={texts.t('library.filter.order')}
          hideLabel
          inline
          value={order}
          options={LIBRARY_ORDERS.map((each) => ({ value: each, label: texts.t(`library.filter.${each}`) }))}
          onChange={(next) => address.change(() => ({ order: next }))}
        />
      </div>
      {mix === 'audio' || mix === 'clips' || mix === 'spinwheel' ? (
        <p className={css['note']}>{texts.t(`library.note.${mix}`)}</p>
      ) : source === 'feed' && mix === null ? (
        <p className={css['note']}>
          {texts.t('library.note.feed')}{' '}
          <Link href={href('feed', {}, { show: 'bought' })}>{texts.t('library.note.feedLink')}</Link>
        </p>
      ) : null}
      <PinnedPhotosRow
        photos={pinned ?? []}
        onRemove={() => modals.show('remove-photos', { onChanged: () => void library.reloadPinned() })}
      />
      <section aria-label={label}>
        <ListContent
          list={list}
          empty={
            pinned?.length !== 0 ? null : (
              <LibraryEmpty
                list={place}
                search={search}
                isHistoryOff={sidebar.value?.recordsHistory === false}
                onClear={clear}
              />
            )
          }
          skeleton={
            <SkeletonGrid columns={COLUMNS} count={8}>
              <TileSkeleton shape="landscape" />
            </SkeletonGrid>
          }
        >
          <VirtualGrid
            label={label}
            items={list.items}
            keyOf={({ id }) => id}
            columns={COLUMNS}
            rowHeight={ROW}
            placeholder={<TileSkeleton shape="landscape" />}
          >
            {(item, index) => (
              <LibraryTile item={item} library={library} opened={opened} sizes={SIZES} eager={index < 4} />
            )}
          </VirtualGrid>
        </ListContent>
      </section>
      {!list.isEmpty || search !== '' || pinned?.length !== 0 ? null : <Beginning list={place} />}
      {mix === 'history' ? null : <LibraryLately items={library.lately.value ?? []} />}
      <FeatureFeedback feature="library" />
      <LibraryViewer opened={opened} />
    </AccountFrame>
  )
})

/** Something to begin with below an empty list. */
function Beginning({ list }: { readonly list: LibraryList }) {
  const begin = beginningOf(list)
  return begin === null ? null : begin === 'films' ? <FreeFilms /> : <LiveNow />
}
