import { useLayoutEffect, useRef } from 'react'
import css from './player-host.module.css'

/** The place of a video on its page; `onPlace` returns how to take the video away again, and is stable as long as the video is. */
export function PlayerSlot({ onPlace }: { readonly onPlace: (slot: HTMLElement) => () => void }) {
  const slot = useRef<HTMLDivElement>(null)
  // Its end runs before the place leaves the document: a video that is outside stops.
  useLayoutEffect(() => (slot.current === null ? undefined : onPlace(slot.current)), [onPlace])
  return <div ref={slot} className={css['slot']} />
}
