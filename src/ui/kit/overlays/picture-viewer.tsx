import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useRef, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { swipeStep, type ViewerStep } from '@/domain/albums/viewer'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Picture, type PictureSource } from '@/ui/kit/media/picture'
import { useLayer } from './layer'
import css from './picture-viewer.module.css'

const KEYS: Readonly<Record<string, ViewerStep>> = { ArrowRight: 'next', ArrowLeft: 'previous' }

/** How wide a picture of a shape is drawn. */
const SIZES = {
  portrait: '(min-width: 768px) 70vh, 100vw',
  landscape: 'min(100vw, 150vh)',
} as const

/** The picture that the viewer shows. */
export interface ViewedPicture {
  readonly source: PictureSource
  readonly alt: string
  readonly shape: keyof typeof SIZES
}

interface ViewerProps {
  /** `null`: the viewer is closed. */
  readonly picture: ViewedPicture | null
  readonly title: string
  /** Which picture it is, and of how many; `null`: it is the only one, and no buttons lead to others. */
  readonly position: ReactNode
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly labels: { readonly close: string; readonly previous: string; readonly next: string }
  readonly onStep: (step: ViewerStep) => void
  readonly onClose: () => void
}

/** One picture over the whole window. Where it is one of several, arrow keys, buttons and swipes lead to the others; Escape and Back close it. */
export function PictureViewer({ picture, title, position, isFirst, isLast, labels, onStep, onClose }: ViewerProps) {
  const isOpen = picture !== null
  useLayer(isOpen, onClose)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step === undefined) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css['backdrop']} />
        <Dialog.Popup className={css['viewer']} data-theme="dark" onKeyDown={onKeyDown}>
          <header className={css['header']}>
            <Dialog.Title className={css['title']}>{title}</Dialog.Title>
            <Dialog.Close
              render={
                <IconButton label={labels.close}>
                  <X />
                </IconButton>
              }
            />
          </header>
          {picture === null ? null : <Stage picture={picture} onStep={onStep} />}
          {position === null ? null : (
            <footer className={css['footer']}>
              <IconButton label={labels.previous} aria-disabled={isFirst} onClick={() => onStep('previous')}>
                <ChevronLeft />
              </IconButton>
              <p className={css['position']} role="status">
                {position}
              </p>
              <IconButton label={labels.next} aria-disabled={isLast} onClick={() => onStep('next')}>
                <ChevronRight />
              </IconButton>
            </footer>
          )}
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

/** The picture, and the finger that swipes it. */
function Stage({
  picture: { source, alt, shape },
  onStep,
}: {
  readonly picture: ViewedPicture
  readonly onStep: (step: ViewerStep) => void
}) {
  const began = useRef<{ readonly x: number; readonly y: number } | null>(null)
  const onPointerUp = ({ clientX, clientY }: PointerEvent) => {
    const from = began.current
    began.current = null
    const swiped = from === null ? null : swipeStep(clientX - from.x, clientY - from.y)
    if (swiped !== null) onStep(swiped)
  }
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
        key={source.base}
        className={css[shape] ?? ''}
        source={source}
        alt={alt}
        shape={shape}
        eager
        sizes={SIZES[shape]}
      />
    </div>
  )
}
