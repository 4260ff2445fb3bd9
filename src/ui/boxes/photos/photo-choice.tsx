import { observer } from 'mobx-react-lite'
import type { PinnedPhoto } from '@/application/albums/gallery-gateway'
import { placeholderOf } from '@/ui/artwork/palette'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import css from './photo-choice.module.css'
import type { RemovePhotosViewModel } from './remove-photos-view-model'

/** Pictures to choose from: each is a checkbox, named by its title and its actor. */
export const PhotoChoice = observer(function PhotoChoice({
  photos,
  choice,
}: {
  readonly photos: readonly PinnedPhoto[]
  readonly choice: Pick<RemovePhotosViewModel, 'isChosen' | 'toggle'>
}) {
  const texts = useTexts()
  return (
    <ul role="list" className={css['photos']}>
      {photos.map((photo) => {
        const { pictureId, picture, address, family, title, actor } = photo
        const name = texts.t('boxes.photos.picture', { title, name: actor.name })
        return (
          <li key={pictureId}>
            <label className={css['photo']}>
              <Picture
                source={
                  picture === null
                    ? { base: String(address ?? ''), placeholder: placeholderOf(family), widths: [320, 640] }
                    : pictureOf(picture)
                }
                alt=""
                shape="portrait"
                sizes="120px"
              />
              <input
                type="checkbox"
                aria-label={name}
                checked={choice.isChosen(photo)}
                onChange={() => choice.toggle(photo)}
              />
            </label>
          </li>
        )
      })}
    </ul>
  )
})
