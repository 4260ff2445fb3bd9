import { observer } from 'mobx-react-lite'
import { ListPage } from '@/ui/base/list-page'
import { part } from '@/ui/kit/part'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumGridView } from './album-grid-view'
import { useAlbums } from './use-albums'

const PinnedPhotos = part(async () => (await import('@/ui/albums/pinned/pinned-photos-screen')).PinnedPhotos)

/** The albums of all actors. */
export const Screen = observer(function AlbumsScreen() {
  const texts = useTexts()
  const grid = useAlbums(null)
  const seo = useSeoText('albums')
  const title = texts.t('albums.title')
  return (
    <ListPage
      title={title}
      {...(seo === null ? {} : { tabTitle: seo.seoTitle, description: seo.seoDescription })}
      note={<p>{texts.t('albums.lead')}</p>}
    >
      {grid.isLoggedIn ? <PinnedPhotos /> : null}
      <AlbumGridView title={title} {...grid} />
      <SeoFold text={seo} />
    </ListPage>
  )
})
