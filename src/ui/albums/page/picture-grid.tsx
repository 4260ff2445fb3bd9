import { Lock } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { AlbumDetails } from '@/domain/albums/album'
import { Picture } from '@/ui/kit/media/picture'
import { placeholderOf } from '@/ui/artwork/palette'
import { useTexts } from '@/ui/texts/use-texts'
import css from './picture-grid.module.css'
import { sourceOf } from './picture-source'
import { NO_ADDRESS } from '@/domain/media/granted-address'

/** Maximum number of locked tiles: more would only push away the content below. */
const MAX_LOCKED = 5

/** The visible pictures, each a button that opens it, and the number of further ones. */
export const PictureGrid = observer(function PictureGrid({
  album,
  lockedCount,
  onOpen,
}: {
  readonly album: AlbumDetails
  readonly lockedCount: number
  /** The index counts from 0. */
  readonly onOpen: (index: number) => void
}) {
  const texts = useTexts()
  const { pictures, pictureCount, cover } = album
  const locked = Array.from({ length: Math.min(lockedCount, MAX_LOCKED) }, (_, index) => index)
  return (
    <section className={css['pictures']}>
      <h2 className="visually-hidden">{texts.t('albums.page.pictures')}</h2>
      <ul role="list" className={css['grid']}>
        {pictures.map((picture, index) => (
          <li key={picture.position}>
            <button
              type="button"
              className={css['open']}
              aria-label={texts.t('albums.page.open', { position: picture.position, count: pictureCount })}
              onClick={() => onOpen(index)}
            >
              {picture.address === NO_ADDRESS ? (
                <span className={css['coming']} style={{ background: placeholderOf(cover.family) }} />
              ) : (
                <Picture
                  source={sourceOf(album, picture)}
                  alt=""
                  shape="portrait"
                  eager={index < 3}
                  sizes="(min-width: 992px) 210px, (min-width: 640px) 30vw, 46vw"
                />
              )}
            </button>
          </li>
        ))}
        {locked.map((index) => (
          <li
            key={`locked ${index}`}
            className={css['locked']}
            style={{ background: placeholderOf(cover.family) }}
            aria-hidden="true"
          >
            <Lock />
          </li>
        ))}
      </ul>
      {lockedCount > 0 ? <p className={css['more']}>{texts.t('albums.page.locked', { count: lockedCount })}</p> : null}
    </section>
  )
})
