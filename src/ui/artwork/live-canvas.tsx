import { useEffect, useRef } from 'react'
import { LivePainter } from './live-painter'

const calm = () => matchMedia('(prefers-reduced-motion: reduce)')

/** Runs a painter while its canvas is visible and motion allowed; else shows the still figure. */
function run(canvas: HTMLCanvasElement, painter: LivePainter, paused: boolean): () => void {
  const reducedMotion = calm()
  let frame = 0
  let before = 0
  let inSight = true
  const tick = (now: number) => {
    painter.advance(before === 0 ? 0 : (now - before) / 1000)
    before = now
    frame = requestAnimationFrame(tick)
  }
  const settle = () => {
    cancelAnimationFrame(frame)
    before = 0
    if (reducedMotion.matches) painter.still()
    else if (inSight && !paused && !document.hidden) frame = requestAnimationFrame(tick)
  }
  const sizes = new ResizeObserver(() => {
    painter.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio)
    if (reducedMotion.matches) painter.still()
  })
  const sight = new IntersectionObserver(([entry]) => {
    inSight = entry?.isIntersecting ?? true
    settle()
  })
  painter.resize(canvas.clientWidth, canvas.clientHeight, devicePixelRatio)
  sizes.observe(canvas)
  sight.observe(canvas)
  reducedMotion.addEventListener('change', settle)
  document.addEventListener('visibilitychange', settle)
  settle()
  return () => {
    cancelAnimationFrame(frame)
    sizes.disconnect()
    sight.disconnect()
    reducedMotion.removeEventListener('change', settle)
    document.removeEventListener('visibilitychange', settle)
  }
}

/** The generated live picture of an actor. It fills its parent; `label` describes it to those who listen. */
export function LiveCanvas({
  seed,
  label,
  paused = false,
  startAt,
  className,
}: {
  readonly seed: number
  readonly label: string
  readonly paused?: boolean
  /** Share of the first figure that is drawn when a guest joins, 0 to 1. */
  readonly startAt?: number
  readonly className?: string
}) {
  const canvas = useRef<HTMLCanvasElement>(null)
  const painter = useRef<{ readonly key: string; readonly it: LivePainter } | null>(null)
  useEffect(() => {
    if (!canvas.current) return undefined
    const key = `${seed} ${startAt ?? ''}`
    if (painter.current?.key !== key) painter.current = { key, it: new LivePainter(canvas.current, seed, startAt) }
    return run(canvas.current, painter.current.it, paused)
  }, [seed, startAt, paused])
  return (
    <canvas ref={canvas} className={className} style={{ display: 'block', width: '100%', height: '100%' }}>
      {label}
    </canvas>
  )
}
