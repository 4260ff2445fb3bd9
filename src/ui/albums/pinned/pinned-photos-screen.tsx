import { observer } from 'mobx-react-lite'
import type { PinnedPhoto } from '@/application/albums/gallery-gateway'
import { placeholderOf } from '@/ui/artwork/palette'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useService, useViewModel } from '@/ui/base/container'
import { Modals } from '@/ui/base/modals'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { PinnedPhotosViewModel } from './pinned-photos-view-model'
import css from './pinned-photos.module.css'

/** The pictures that the guest has pinned. */
export const PinnedPhotos = observer(function PinnedPhotos() {
  const pinned = useViewModel(PinnedPhotosViewModel)
  const modals = useService(Modals)
  const remove = () => modals.show('remove-photos', { onChanged: () => void pinned.load() })
  return <PinnedPhotosRow photos={pinned.photos} onRemove={remove} />
})

/** A row of pinned pictures with links to their place; nothing if there are none. */
export const PinnedPhotosRow = observer(function PinnedPhotosRow({
  photos,
  onRemove,
}: {
  readonly photos: readonly PinnedPhoto[]
  readonly onRemove: () => void
}) {
  const texts = useTexts()
  const href = useHref()
  if (photos.length === 0) return null
  return (
    <section className={css['pinned']}>
      <h2>{texts.t('albums.pinned.title')}</h2>
      <ScrollRow label={texts.t('albums.pinned.title')} className={css['row'] ?? ''}>
        {photos.map(({ pictureId, title, actor, albumId, picture, address, family }) => (
          <Link
            key={pictureId}
            className={css['photo']}
            href={
              albumId === null
                ? href('actor', { actorName: actor.name })
                : href('actorAlbum', { actorName: actor.name, albumId })
            }
          >
            <Picture
              source={
                picture === null
                  ? { base: String(address ?? ''), placeholder: placeholderOf(family), widths: [320, 640] }
                  : pictureOf(picture)
              }
              alt={texts.t('albums.pinned.open', { title, name: actor.name })}
              shape="portrait"
              sizes="140px"
            />
          </Link>
        ))}
      </ScrollRow>
      <Button kind="ghost" size="s" onClick={onRemove}>
        {texts.t('albums.pinned.remove')}
      </Button>
    </section>
  )
})
