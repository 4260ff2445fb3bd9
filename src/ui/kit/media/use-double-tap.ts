import { useEffect, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { SEEK_STEP, secondsOf, tapAfter, type Tap } from './double-tap'

/** Time for which the distance of a jump is shown, ms. */
const SHOWN = 700

function seekBy(film: HTMLVideoElement, seconds: number): void {
  film.currentTime = Math.min(Math.max(film.currentTime + seconds, 0), film.duration)
}

/** Seeks a step at a double tap on a side of a video. `went`: seconds; 0 a moment later. */
export function useDoubleTap(video: RefObject<HTMLVideoElement | null>): {
  readonly onTap: (event: PointerEvent<HTMLElement>) => void
  readonly went: number
} {
  const last = useRef<Tap | null>(null)
  const [went, setWent] = useState(0)
  useEffect(() => {
    if (went === 0) return undefined
    const timer = setTimeout(() => setWent(0), SHOWN)
    return () => clearTimeout(timer)
  }, [went])
  const onTap = ({ pointerType, target, currentTarget, clientX, timeStamp }: PointerEvent<HTMLElement>) => {
    const film = video.current
    // A tap on a control is the control's.
    if (pointerType !== 'touch' || film === null || (target !== film && target !== currentTarget)) return
    const { left, width } = currentTarget.getBoundingClientRect()
    const tap = tapAfter(last.current, clientX - left, width, timeStamp)
    last.current = tap
    const seconds = secondsOf(tap)
    if (seconds === 0 || !(film.duration > 0)) return
    seekBy(film, Math.sign(seconds) * SEEK_STEP)
    setWent(seconds)
  }
  return { onTap, went }
}
