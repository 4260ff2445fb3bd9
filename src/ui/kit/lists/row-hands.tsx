import { ChevronLeft, ChevronRight } from 'lucide-react'
import { useEffect, type RefObject } from 'react'
import css from './row-hands.module.css'

/** Distance a mouse must move before a press becomes a drag, px. */
const DRAG_FROM = 6

/** Rows up to this height, px, scroll with a vertical wheel; over taller ones the page scrolls. */
const LOW = 140

/** Drags a row with the mouse. A press that became a drag does not count as a click. */
function drag(box: HTMLElement): () => void {
  let from: { readonly x: number; readonly left: number } | null = null
  let isDragged = false
  const begin = (event: PointerEvent) => {
    isDragged = false
    if (event.pointerType === 'mouse' && event.button === 0) from = { x: event.clientX, left: box.scrollLeft }
  }
  const move = (event: PointerEvent) => {
    if (from === null) return
    const way = event.clientX - from.x
    if (!isDragged && Math.abs(way) < DRAG_FROM) return
    isDragged = true
    box.style.scrollSnapType = 'none'
    box.scrollLeft = from.left - way
  }
  const end = () => {
    from = null
    box.style.scrollSnapType = ''
  }
  const click = (event: MouseEvent) => {
    if (!isDragged) return
    isDragged = false
    event.preventDefault()
    event.stopPropagation()
  }
  // The browser would drag a link or a picture away instead.
  const retain = (event: DragEvent) => event.preventDefault()
  box.addEventListener('pointerdown', begin)
  addEventListener('pointermove', move)
  addEventListener('pointerup', end)
  box.addEventListener('click', click, true)
  box.addEventListener('dragstart', retain)
  return () => {
    box.removeEventListener('pointerdown', begin)
    removeEventListener('pointermove', move)
    removeEventListener('pointerup', end)
    box.removeEventListener('click', click, true)
    box.removeEventListener('dragstart', retain)
  }
}

/** Turns a vertical wheel into sideways scrolling, up to the row's end. */
function turn(box: HTMLElement): () => void {
  const wheel = (event: WheelEvent) => {
    if (event.deltaX !== 0 || event.ctrlKey || event.shiftKey || box.clientHeight > LOW) return
    const before = box.scrollLeft
    box.scrollLeft += event.deltaY
    if (box.scrollLeft !== before) event.preventDefault()
  }
  box.addEventListener('wheel', wheel, { passive: false })
  return () => box.removeEventListener('wheel', wheel)
}

/**
 * Mouse controls of a sideways row: arrows, the wheel, dragging. Loaded when a mouse first comes
 * near; touch and keyboard scroll a row by themselves, so the arrows are no tab stops.
 */
export function RowHands({
  row,
  before,
  after,
}: {
  readonly row: RefObject<HTMLElement | null>
  readonly before: boolean
  readonly after: boolean
}) {
  useEffect(() => {
    const box = row.current
    if (box === null) return undefined
    const [undrag, unturn] = [drag(box), turn(box)]
    return () => {
      undrag()
      unturn()
    }
  }, [row])
  const go = (way: 1 | -1) => {
    const box = row.current
    box?.scrollBy({ left: way * Math.max(120, box.clientWidth * 0.8), behavior: 'smooth' })
  }
  return (
    <>
      {before ? (
        <button type="button" className={css['before']} aria-hidden="true" tabIndex={-1} onClick={() => go(-1)}>
          <ChevronLeft />
        </button>
      ) : null}
      {after ? (
        <button type="button" className={css['after']} aria-hidden="true" tabIndex={-1} onClick={() => go(1)}>
          <ChevronRight />
        </button>
      ) : null}
    </>
  )
}
