import { observer } from 'mobx-react-lite'
import type { ListAddress } from '@/ui/base/use-list-address'
import { ContentGrid } from '@/ui/media/list/content-grid'
import { GRID_SIZES } from '@/ui/media/list/tile-sizes'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumFilter, AlbumSort } from './album-filter'
import type { AlbumListQuery } from './album-query'
import { AlbumTile } from './album-tile'
import type { AlbumsViewModel } from './albums-view-model'

/** The list of albums with its filters; it grows when its end comes near. */
export const AlbumGridView = observer(function AlbumGridView({
  title,
  albums: { list },
  address,
  isLoggedIn,
}: {
  readonly title: string
  readonly albums: Pick<AlbumsViewModel, 'list'>
  readonly address: ListAddress<AlbumListQuery>
  readonly isLoggedIn: boolean
}) {
  const texts = useTexts()
  const { query, clear } = address
  const isOfBought = query.types.includes('bought')
  return (
    <ContentGrid
      title={title}
      list={list}
      filter={<AlbumFilter address={address} isLoggedIn={isLoggedIn} />}
      sort={<AlbumSort address={address} />}
      count={(count) => texts.t('albums.count', { count })}
      none={{
        title: texts.t(isOfBought ? 'albums.none.bought' : 'albums.none.title'),
        text: texts.t(isOfBought ? 'albums.none.boughtText' : 'albums.none.text'),
        clear: query.types.length > 0 ? { label: texts.t('albums.filter.clear'), onClick: clear } : null,
      }}
    >
      {(album, index) => <AlbumTile album={album} heading="h2" eager={index < 4} sizes={GRID_SIZES} />}
    </ContentGrid>
  )
})
