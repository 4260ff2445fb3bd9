import { observer } from 'mobx-react-lite'
import type { ListAddress } from '@/ui/base/use-list-address'
import { ContentGrid } from '@/ui/media/list/content-grid'
import { TILE_SIZES_ATTRIBUTE } from '@/ui/media/list/tile-grid'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumFilter, AlbumSort } from './album-filter'
import css from './album-filter.module.css'
import type { AlbumListQuery } from './album-query'
import { AlbumTile } from './album-tile'
import type { AlbumsViewModel } from './albums-view-model'
import { TileSizeButton } from './tile-size-button'

/** The list of albums with its filters; it loads more near its end. */
export const AlbumGridView = observer(function AlbumGridView({
  title,
  heading = 'h2',
  albums,
  address,
  isLoggedIn,
}: {
  readonly title: string
  /** The level of the names of the albums. */
  readonly heading?: 'h2' | 'h3'
  readonly albums: Pick<AlbumsViewModel, 'list' | 'settings' | 'setSize'>
  readonly address: ListAddress<AlbumListQuery>
  readonly isLoggedIn: boolean
}) {
  const texts = useTexts()
  const { query, clear } = address
  const isOfBought = query.types.includes('bought')
  return (
    <ContentGrid
      title={title}
      list={albums.list}
      tiles={albums.settings.size}
      filter={<AlbumFilter address={address} isLoggedIn={isLoggedIn} />}
      sort={
        <div className={css['sort']}>
          <TileSizeButton albums={albums} />
          <AlbumSort address={address} />
        </div>
      }
      count={(count) => texts.t('albums.count', { count })}
      none={{
        title: texts.t(isOfBought ? 'albums.none.bought' : 'albums.none.title'),
        text: texts.t(isOfBought ? 'albums.none.boughtText' : 'albums.none.text'),
        clear: query.types.length > 0 ? { label: texts.t('albums.filter.clear'), onClick: clear } : null,
      }}
    >
      {(tile, index) =>
        tile.type === 'picture' ? (
          <AlbumTile
            album={tile}
            heading={heading}
            eager={index < 4}
            sizes={TILE_SIZES_ATTRIBUTE[albums.settings.size]}
          />
        ) : null
      }
    </ContentGrid>
  )
})
