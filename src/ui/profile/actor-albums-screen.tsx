import { observer } from 'mobx-react-lite'
import type { Actor } from '@/domain/actors/actor'
import { ProfileScreen } from './profile-screen'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumGridView } from '@/ui/albums/list/album-grid-view'
import { useAlbums } from '@/ui/albums/list/use-albums'

/** The albums of an actor, as a tab of their profile. */
export const Screen = () => <ProfileScreen Content={AlbumsTab} />

const AlbumsTab = observer(function AlbumsTab({ actor: { id, name } }: { readonly actor: Actor }) {
  const texts = useTexts()
  const title = texts.t('albums.titleOf', { name })
  return (
    <>
      <h2 className="visually-hidden">{title}</h2>
      <AlbumGridView title={title} heading="h3" {...useAlbums(id)} />
    </>
  )
})
