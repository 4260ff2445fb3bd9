import { observer } from 'mobx-react-lite'
import type { AlbumDetails } from '@/domain/albums/album'
import { PictureViewer as Viewer } from '@/ui/kit/overlays/picture-viewer'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumOpinionsViewModel } from '@/ui/albums/opinions/album-opinions-view-model'
import { OpinionBar } from '@/ui/albums/opinions/opinion-bar'
import type { AlbumViewModel } from './album-view-model'
import { sourceOf } from './picture-source'
import { NO_ADDRESS } from '@/domain/media/granted-address'

/** The open picture of an album, and after the last one the number of locked ones. */
export const PictureViewer = observer(function PictureViewer({
  page,
  album,
  opinions,
}: {
  readonly page: Pick<AlbumViewModel, 'openAt' | 'openPicture' | 'lockedCount' | 'step' | 'close'>
  readonly album: AlbumDetails
  readonly opinions: Pick<AlbumOpinionsViewModel, 'ratePicture' | 'togglePicturePin'>
}) {
  const texts = useTexts()
  const { openAt, openPicture, lockedCount } = page
  const { title, pictureCount } = album
  const position = openPicture?.position ?? 0
  const following = openAt === null ? undefined : album.pictures[openAt + 1]
  const isLast = openAt === album.pictures.length - 1
  return (
    <Viewer
      picture={
        openPicture === null
          ? null
          : {
              source: sourceOf(album, openPicture),
              alt: texts.t('albums.viewer.alt', { position, title }),
              shape: 'portrait',
            }
      }
      title={title}
      position={
        <>
          <span className="num">{texts.t('albums.viewer.position', { position, count: pictureCount })}</span>{' '}
          {isLast && lockedCount > 0 ? <span>{texts.t('albums.page.locked', { count: lockedCount })}</span> : null}
        </>
      }
      isFirst={openAt === 0}
      isLast={isLast}
      labels={{
        close: texts.t('albums.viewer.close'),
        previous: texts.t('albums.viewer.previous'),
        next: texts.t('albums.viewer.next'),
      }}
      next={following === undefined || following.address === NO_ADDRESS ? null : sourceOf(album, following)}
      actions={
        openPicture === null ? null : (
          <OpinionBar
            compact
            name={texts.t('albums.viewer.alt', { position, title })}
            likes={openPicture.likes}
            isFavorite={openPicture.isFavorite}
            onRate={(rating) => void opinions.ratePicture(openPicture, rating)}
            onPin={() => void opinions.togglePicturePin(openPicture)}
          />
        )
      }
      onStep={(step) => page.step(step)}
      onClose={() => page.close()}
    />
  )
})
