import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import { asId, type PlaylistId } from '@/domain/ids'
import { AccountFrame } from '@/ui/account/account-frame'
import { LibraryNav } from '@/ui/account/library/library-nav'
import { useAccount } from '@/ui/account/use-account'
import { useShown, useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { FreeFilms } from '@/ui/media/home/free-films-screen'
import { NowPlaying } from '@/ui/media/playback/now-playing'
import { useTexts } from '@/ui/texts/use-texts'
import { PlaylistList } from './playlist-list'
import { PlaylistOpen } from './playlist-open'
import { PlaylistViewModel } from './playlist-view-model'
import { PlaylistsViewModel } from './playlists-view-model'

/** The playlists of a guest, or the one that the address names. */
export const PlaylistsTab = observer(function PlaylistsTab({ listId }: { readonly listId: string | null }) {
  const texts = useTexts()
  const account = useAccount()
  return (
    <AccountFrame account={account} place="library" lead={texts.t('library.lead')}>
      <LibraryNav tab="playlists" />
      {listId === null ? <All /> : <One listId={listId} />}
    </AccountFrame>
  )
})

const All = observer(function All() {
  const model = useViewModel(PlaylistsViewModel)
  useShown(
    model,
    useCallback(() => model.show(), [model]),
  )
  return (
    <>
      <PlaylistList model={model} />
      {model.lists.value?.length === 0 ? <FreeFilms /> : null}
    </>
  )
})

const One = observer(function One({ listId }: { readonly listId: string }) {
  const href = useHref()
  const navigate = useNavigate()
  const playing = useViewModel(NowPlaying)
  const model = useViewModel(PlaylistViewModel)
  useShown(
    model,
    useCallback(() => model.show(asId<PlaylistId>(listId)), [model, listId]),
  )
  const all = href('memberMediathek', {}, { tab: 'playlists' })
  const remove = async (): Promise<void> => {
    if (await model.delete()) await navigate(all, { replace: true })
  }
  return (
    <PlaylistOpen
      model={model}
      all={all}
      onPlay={(id) => playing.open(id).startAtOnce()}
      onDelete={() => void remove()}
    />
  )
})
