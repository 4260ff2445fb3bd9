import { useRef, useState, type PointerEvent } from 'react'
import { NO_ZOOM, zoomed, type Zoom } from '@/domain/albums/pinch'
import { swipeStep, type ViewerStep } from '@/domain/albums/viewer'

interface Point {
  readonly x: number
  readonly y: number
}

/** Factor by which one press of plus or minus changes the size. */
const KEY_FACTOR = 1.5

const distanceOf = ([a, b]: readonly Point[]): number =>
  a === undefined || b === undefined ? 0 : Math.hypot(a.x - b.x, a.y - b.y)

/**
 * Gestures on a picture: two fingers zoom, one moves a zoomed picture, or swipes to the next. Plus,
 * minus and 0 do the same on a keyboard.
 */
export function usePinch(onStep: (step: ViewerStep) => void) {
  const [zoom, setZoom] = useState<Zoom>(NO_ZOOM)
  const fingers = useRef(new Map<number, Point>())
  const began = useRef<Point | null>(null)
  const change = (box: Element, by: Parameters<typeof zoomed>[1]) => {
    const { width, height } = box.getBoundingClientRect()
    setZoom((before) => zoomed(before, by, { width, height }))
  }
  const onPointerDown = ({ pointerId, clientX, clientY }: PointerEvent) => {
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    began.current = fingers.current.size === 1 ? { x: clientX, y: clientY } : null
  }
  const onPointerMove = ({ pointerId, clientX, clientY, currentTarget }: PointerEvent) => {
    const before = fingers.current.get(pointerId)
    if (before === undefined) return
    const apart = distanceOf([...fingers.current.values()])
    fingers.current.set(pointerId, { x: clientX, y: clientY })
    if (fingers.current.size === 2) {
      const now = distanceOf([...fingers.current.values()])
      if (apart > 0) change(currentTarget, { factor: now / apart })
    } else if (zoom.scale > 1) change(currentTarget, { dx: clientX - before.x, dy: clientY - before.y })
  }
  const onPointerUp = ({ pointerId, clientX, clientY }: PointerEvent) => {
    fingers.current.delete(pointerId)
    const from = began.current
    began.current = null
    const swiped = from === null || zoom.scale > 1 ? null : swipeStep(clientX - from.x, clientY - from.y)
    if (swiped !== null) onStep(swiped)
  }
  const onPointerCancel = ({ pointerId }: PointerEvent) => {
    fingers.current.delete(pointerId)
    began.current = null
  }
  const onKey = ({ key }: Pick<KeyboardEvent, 'key'>, box: Element | null): boolean => {
    const factor = key === '+' ? KEY_FACTOR : key === '-' ? 1 / KEY_FACTOR : key === '0' ? 0 : null
    if (factor === null || box === null) return false
    if (factor === 0) setZoom(NO_ZOOM)
    else change(box, { factor })
    return true
  }
  const style = { transform: `translate(${zoom.x}px, ${zoom.y}px) scale(${zoom.scale})` }
  return { style, isLarge: zoom.scale > 1, onKey, on: { onPointerDown, onPointerMove, onPointerUp, onPointerCancel } }
}
