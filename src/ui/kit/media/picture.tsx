import { useCallback, useEffect, useState, type CSSProperties, type SyntheticEvent } from 'react'
import { cx } from '@/ui/kit/class-names'
import { useServed } from '@/ui/kit/use-served'
import css from './picture.module.css'

/** A picture that exists in several widths: `{base}-w{width}.webp`. The placeholder is CSS. */
export interface PictureSource {
  readonly base: string
  readonly placeholder: string
  readonly widths?: readonly number[]
}

const standard = [60, 140, 320, 640, 1280] as const
const shapes = { portrait: '3 / 4', landscape: '16 / 9', square: '1 / 1' } as const

/** Windows in which a full-width box is higher than wide. */
const NARROW = '(max-width: 560px)'

/** Drawn width of a portrait in such a box, which crops its sides; of a landscape in wider ones. */
const COVERING = `${NARROW} max(100vw, 465px, 58.5vh), max(100vw, 1000px)`

const addressOf = (base: string, width: number) => `${base}-w${width}.webp`

const candidates = ({ base, widths = standard }: PictureSource) =>
  widths.map((width) => `${addressOf(base, width)} ${width}w`).join(', ')

/** Delays between requests for a picture, ms: the server may be drawing it, or unreachable. */
const RETRY_DELAYS = [500, 1_000, 2_000, 4_000, 8_000, 16_000] as const

/** The outcome of the requests for a picture. */
interface Outcome {
  readonly base: string
  readonly ok: boolean
  readonly failures: number
}

/**
 * Reserves its space from the first frame, shows its colours at once and the picture once loaded; a
 * missing one is requested again. `fill` covers the parent instead of having its own shape. `eager`
 * is for the one picture seen first. `sizes` is the drawn width, which exceeds a box that crops it;
 * a lazy picture has its box's width where the browser supports that. `tall` is a portrait for
 * phones, so that a tall box is not filled with the middle of a landscape.
 */
export function Picture({
  source,
  alt,
  shape = 'portrait',
  eager = false,
  tall,
  sizes = tall === undefined ? '100vw' : COVERING,
  className,
}: {
  readonly source: PictureSource
  readonly alt: string
  readonly shape?: keyof typeof shapes | 'fill'
  readonly sizes?: string
  readonly eager?: boolean
  readonly tall?: PictureSource
  readonly className?: string
}) {
  const { base, placeholder, widths = standard } = source
  const [last, setLast] = useState<Outcome | null>(null)
  const [requested, setAttempt] = useState({ base, times: 0 })
  const outcome = last?.base === base ? last : null
  const failures = outcome?.failures ?? 0
  // A visible picture needs no update on load: rendering each one again would be slow.
  const isSeen = useServed() || eager
  const state = outcome === null ? 'waiting' : outcome.ok ? 'here' : 'gone'
  const arrive = (event: SyntheticEvent<HTMLImageElement>) => {
    const ok = event.type === 'load'
    if (ok && isSeen && failures === 0) return
    setLast({ base, ok, failures: failures + (ok ? 0 : 1) })
  }
  // A picture of a page from the server may have loaded or failed before the listener; a cached one
  // is there at once.
  const look = useCallback(
    (image: HTMLImageElement | null) => {
      if (image?.complete !== true || image.currentSrc === '') return
      const ok = image.naturalWidth > 0
      if (ok && isSeen) return
      setLast((known) => (known?.base === base ? known : { base, ok, failures: ok ? 0 : 1 }))
    },
    [base, isSeen],
  )
  useEffect(() => {
    const delay = RETRY_DELAYS[failures - 1]
    if (delay === undefined || state === 'here') return
    const timer = setTimeout(() => setAttempt({ base, times: failures }), delay)
    return () => clearTimeout(timer)
  }, [base, failures, state])
  const middle = widths[widths.length >> 1] ?? 320
  const style: CSSProperties = { background: placeholder, ...(shape === 'fill' ? {} : { aspectRatio: shapes[shape] }) }
  const image = (
    <img
      // A new element repeats the request; the same one would keep its failure.
      key={`${base} ${requested.base === base ? requested.times : 0}`}
      className={css['image']}
      data-state={isSeen && state === 'waiting' ? 'eager' : state}
      ref={look}
      src={addressOf(base, middle)}
      srcSet={candidates(source)}
      sizes={eager ? sizes : `auto, ${sizes}`}
      alt={alt}
      loading={eager ? 'eager' : 'lazy'}
      decoding={eager ? 'sync' : 'async'}
      fetchPriority={eager ? 'high' : 'auto'}
      draggable={false}
      onLoad={arrive}
      onError={arrive}
    />
  )
  return (
    <span className={cx(css['picture'], shape === 'fill' && css['fill'], className)} style={style}>
      {tall === undefined ? (
        image
      ) : (
        <picture>
          <source media={NARROW} srcSet={candidates(tall)} sizes={sizes} />
          {image}
        </picture>
      )}
    </span>
  )
}
