import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, type KeyboardEvent, type PointerEvent } from 'react'
import type { AlbumDetails } from '@/domain/albums/album'
import { swipeStep, type ViewerStep } from '@/domain/albums/viewer'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Picture } from '@/ui/kit/media/picture'
import { useLayer } from '@/ui/kit/overlays/layer'
import { useTexts } from '@/ui/texts/use-texts'
import type { AlbumViewModel } from './album-view-model'
import { sourceOf } from './picture-source'
import css from './picture-viewer.module.css'

const KEYS: Readonly<Record<string, ViewerStep>> = { ArrowRight: 'next', ArrowLeft: 'previous' }

/** One picture over the whole window. Arrow keys, buttons and swipes lead to the others; Escape and Back close it. */
export const PictureViewer = observer(function PictureViewer({
  page,
  album,
}: {
  readonly page: Pick<AlbumViewModel, 'openAt' | 'openPicture' | 'lockedCount' | 'step' | 'close'>
  readonly album: AlbumDetails
}) {
  const texts = useTexts()
  const { openAt, openPicture } = page
  const isOpen = openPicture !== null
  useLayer(isOpen, () => page.close())
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step === undefined) return
    event.preventDefault()
    page.step(step)
  }
  const position = openPicture?.position ?? 0
  const isLast = openAt === album.pictures.length - 1
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? undefined : page.close())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css['backdrop']} />
        <Dialog.Popup className={css['viewer']} data-theme="dark" onKeyDown={onKeyDown}>
          <header className={css['header']}>
            <Dialog.Title className={css['title']}>{album.title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label={texts.t('albums.viewer.close')}>
                  <X />
                </IconButton>
              }
            />
          </header>
          <Stage page={page} album={album} />
          <footer className={css['footer']}>
            <IconButton
              label={texts.t('albums.viewer.previous')}
              aria-disabled={openAt === 0}
              onClick={() => page.step('previous')}
            >
              <ChevronLeft />
            </IconButton>
            <p className={css['position']} role="status">
              <span className="num">{texts.t('albums.viewer.position', { position, count: album.pictureCount })}</span>{' '}
              {isLast && page.lockedCount > 0 ? (
                <span>{texts.t('albums.page.locked', { count: page.lockedCount })}</span>
              ) : null}
            </p>
            <IconButton label={texts.t('albums.viewer.next')} aria-disabled={isLast} onClick={() => page.step('next')}>
              <ChevronRight />
            </IconButton>
          </footer>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
})

/** The picture, and the finger that swipes it. */
const Stage = observer(function Stage({
  page,
  album,
}: {
  readonly page: Pick<AlbumViewModel, 'openPicture' | 'step'>
  readonly album: AlbumDetails
}) {
  const texts = useTexts()
  const { openPicture } = page
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = began.current
    began.current = null
    const swiped = from === null ? null : swipeStep(clientX - from.x, clientY - from.y)
    if (swiped !== null) page.step(swiped)
  }
  if (openPicture === null) return null
  const { position } = openPicture
  return (
    <div
      className={css['stage']}
      data-testid="picture-stage"
      onPointerDown={({ clientX, clientY }) => {
        began.current = { x: clientX, y: clientY }
      }}
      onPointerUp={onPointerUp}
      onPointerCancel={() => {
        began.current = null
      }}
    >
      <Picture
        key={position}
        className={css['picture'] ?? ''}
        source={sourceOf(album, openPicture)}
        alt={texts.t('albums.viewer.alt', { position, title: album.title })}
        shape="portrait"
        eager
        sizes="(min-width: 768px) 70vh, 100vw"
      />
    </div>
  )
})
