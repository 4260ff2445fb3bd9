import { Dialog } from '@base-ui/react/dialog'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { useEffect, useEffectEvent, useRef, type KeyboardEvent, type ReactNode } from 'react'
import type { ViewerStep } from '@/domain/albums/viewer'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Picture, type PictureSource } from '@/ui/kit/media/picture'
import { preloadMedia } from '@/ui/kit/media/preload'
import { useLayer } from './layer'
import css from './picture-viewer.module.css'
import { usePinch } from './use-pinch'

const KEYS: Readonly<Record<string, ViewerStep>> = { ArrowRight: 'next', ArrowLeft: 'previous' }

/** Drawn width of a picture by its shape. */
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
  /** The picture's number and the total; `null`: it is the only one, without buttons to others. */
  readonly position: ReactNode
  readonly isFirst: boolean
  readonly isLast: boolean
  readonly labels: { readonly close: string; readonly previous: string; readonly next: string }
  /** The picture that is likely to be shown next; it is fetched ahead. */
  readonly next?: PictureSource | null
  /** Actions for the picture, beside the button that closes it. */
  readonly actions?: ReactNode
  readonly onStep: (step: ViewerStep) => void
  readonly onClose: () => void
}

/** The file of a picture that a window as wide as this one shows. */
function fileFor({ base, widths = [1280] }: PictureSource): string {
  const pixels = window.innerWidth * window.devicePixelRatio
  return `${base}-w${widths.find((width) => width >= pixels) ?? widths.at(-1)}.webp`
}

/** Fetches the file of a picture ahead, once the one before is shown. */
function usePreload(next: PictureSource | null): void {
  const file = next === null ? null : fileFor(next)
  useEffect(() => {
    if (file === null) return undefined
    const abort = new AbortController()
    void preloadMedia(file, abort.signal)
    return () => abort.abort()
  }, [file])
}

/**
 * One picture over the whole window. If it is one of several, arrow keys, buttons and swipes lead
 * to the others; Escape and Back close it. A pinch, plus and minus zoom.
 */
export function PictureViewer({
  picture,
  title,
  position,
  isFirst,
  isLast,
  labels,
  next = null,
  actions,
  onStep,
  onClose,
}: ViewerProps) {
  const isOpen = picture !== null
  useLayer(isOpen, onClose)
  usePreload(isOpen ? next : null)
  const close = useRef<HTMLButtonElement>(null)
  const onKeyDown = (event: KeyboardEvent) => {
    const step = KEYS[event.key]
    if (step === undefined || event.target instanceof HTMLInputElement) return
    event.preventDefault()
    onStep(step)
  }
  return (
    <Dialog.Root open={isOpen} onOpenChange={(next) => (next ? undefined : onClose())}>
      <Dialog.Portal>
        <Dialog.Backdrop className={css['backdrop']} />
        <Dialog.Popup className={css['viewer']} data-theme="dark" onKeyDown={onKeyDown} initialFocus={close}>
          <header className={css['header']}>
            <Dialog.Title className={css['title']}>{title}</Dialog.Title>
            {actions}
            <Dialog.Close
              ref={close}
              render={
                <IconButton label={labels.close}>
                  <X />
                </IconButton>
              }
            />
          </header>
          {picture === null ? null : <Stage key={picture.source.base} picture={picture} onStep={onStep} />}
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
  const place = useRef<HTMLDivElement>(null)
  const { style, isLarge, onKey, on } = usePinch(onStep)
  const pressed = useEffectEvent((event: globalThis.KeyboardEvent) => {
    if (onKey(event, place.current)) event.preventDefault()
  })
  useEffect(() => {
    const listen = (event: globalThis.KeyboardEvent) => pressed(event)
    addEventListener('keydown', listen)
    return () => removeEventListener('keydown', listen)
  }, [])
  return (
    <div ref={place} className={css['stage']} data-testid="picture-stage" data-large={isLarge || undefined} {...on}>
      <div className={css['zoom']} style={style}>
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
    </div>
  )
}
