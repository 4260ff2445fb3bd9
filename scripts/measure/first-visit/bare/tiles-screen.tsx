import type { i18n } from 'i18next'
import { observer } from 'mobx-react-lite'
import { Link } from 'react-router'
import type { Tile } from './tile'
import type { TilesViewModel } from './tiles-view-model'

/** Tiles that are visible before anyone scrolls. */
const EAGER = 4

interface TileProps {
  readonly tile: Tile
  readonly isEager: boolean
  readonly texts: i18n
}

const TileView = observer(({ tile, isEager, texts }: TileProps) => (
  <li>
    <img
      src={tile.picture.src}
      srcSet={tile.picture.srcSet}
      sizes="(min-width: 768px) 24vw, 46vw"
      alt=""
      width={320}
      height={427}
      loading={isEager ? 'eager' : 'lazy'}
      fetchPriority={isEager ? 'high' : 'auto'}
    />
    <h2>
      <Link to={tile.address}>{tile.name}</Link> {tile.age}
    </h2>
    <p>{tile.words.join(', ')}</p>
    <p>
      {texts.t(tile.isOnline ? 'online' : 'offline')} {texts.t('price', { coins: tile.price })}
    </p>
  </li>
))

interface ScreenProps {
  readonly viewModel: TilesViewModel
  readonly texts: i18n
}

/** A list of 24 tiles. */
export const TilesScreen = observer(({ viewModel, texts }: ScreenProps) => (
  <main>
    <h1>{texts.t('title')}</h1>
    {viewModel.isLoading ? (
      <p>{texts.t('loading')}</p>
    ) : (
      <ul className="tiles">
        {viewModel.tiles.map((tile, index) => (
          <TileView key={tile.id} tile={tile} isEager={index < EAGER} texts={texts} />
        ))}
      </ul>
    )}
  </main>
))
