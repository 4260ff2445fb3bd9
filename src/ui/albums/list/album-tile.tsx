import { observer } from 'mobx-react-lite'
import type { Album } from '@/domain/albums/album'
import { useHref } from '@/ui/base/use-href'
import { Badge } from '@/ui/kit/feedback/badge'
import { Price } from '@/ui/kit/media/price'
import { LandscapeTile } from '@/ui/kit/media/tile'
import { pictureOf } from '@/ui/artwork/picture-of'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'

/** An album in a list: cover, number of pictures, actor, and price for this guest. */
export const AlbumTile = observer(function AlbumTile({
  album,
  heading = 'h3',
  eager = false,
  sizes,
}: {
  readonly album: Album
  readonly heading?: 'h2' | 'h3'
  readonly eager?: boolean
  readonly sizes?: string
}) {
  const texts = useTexts()
  const href = useHref()
  const { id, title, cover, actor, pictureCount } = album
  return (
    <LandscapeTile
      href={href('actorAlbum', { actorName: actor.name, albumId: id })}
      source={pictureOf(cover)}
      heading={heading}
      eager={eager}
      sizes={sizes}
      title={title}
      by={actor.name}
      corner={
        <Badge tone="veil">
          <span className="num">{texts.t('albums.pictures', { count: pictureCount })}</span>
        </Badge>
      }
      marks={album.new ? <Badge tone="veil">{texts.t('actors.tile.new')}</Badge> : null}
      price={<Price tone="gold" text={albumPrice(album, texts)} />}
    />
  )
})

/** Returns the price of an album for this guest. */
function albumPrice({ bought, free, price }: Album, texts: Texts): string {
  if (bought) return texts.t('shell.yours')
  return free ? texts.t('shell.free') : texts.t('shell.coins', { count: price.value })
}
