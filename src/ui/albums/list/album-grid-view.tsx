import { observer } from 'mobx-react-lite'
import { TileList, type TileGrid } from '@/ui/base/tile-list'
import type { ListAddress } from '@/ui/base/use-list-address'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { AlbumFilter, AlbumSort } from './album-filter'
import type { AlbumListQuery } from './album-query'
import { AlbumTile } from './album-tile'
import css from './albums-screen.module.css'
import type { AlbumsViewModel } from './albums-view-model'

/** Pixels below the picture of a tile: two lines of text and the gaps. */
const LINES = 58

const GRID: TileGrid = {
  columns: [
    { from: 0, columns: 1 },
    { from: 520, columns: 2 },
    { from: 740, columns: 3 },
    { from: 1000, columns: 4 },
  ],
  lineHeight: (width) => (width * 9) / 16 + LINES,
  placeholder: <TileSkeleton shape="landscape" />,
  skeletons: 12,
}

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
    <>
      <AlbumFilter address={address} isLoggedIn={isLoggedIn} />
      <div className={css['bar']}>
        <output>{list.total === null ? null : texts.t('albums.count', { count: list.total })}</output>
        <AlbumSort address={address} />
      </div>
      <TileList
        label={title}
        list={list}
        grid={GRID}
        empty={
          <EmptyState
            title={texts.t(isOfBought ? 'albums.none.bought' : 'albums.none.title')}
            text={texts.t(isOfBought ? 'albums.none.boughtText' : 'albums.none.text')}
            action={
              query.types.length > 0 ? (
                <Button kind="ink" onClick={clear}>
                  {texts.t('albums.filter.clear')}
                </Button>
              ) : undefined
            }
          />
        }
      >
        {(album, index) => <AlbumTile album={album} heading="h2" eager={index < 4} />}
      </TileList>
    </>
  )
})
