import { observer } from 'mobx-react-lite'
import type { AlbumDetails } from '@/domain/albums/album'
import { PictureViewer as Viewer } from '@/ui/kit/overlays/picture-viewer'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumViewModel } from './album-view-model'
import { sourceOf } from './picture-source'

/** The picture of an album that is open, and how many the guest may not see yet after the last one. */
export const PictureViewer = observer(function PictureViewer({
  page,
  album,
}: {
  readonly page: Pick<AlbumViewModel, 'openAt' | 'openPicture' | 'lockedCount' | 'step' | 'close'>
  readonly album: AlbumDetails
}) {
  const texts = useTexts()
  const { openAt, openPicture, lockedCount } = page
  const { title, pictureCount } = album
  const position = openPicture?.position ?? 0
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
      onStep={(step) => page.step(step)}
      onClose={() => page.close()}
    />
  )
})
