import { useLayoutEffect, useRef } from 'react'
import css from './player-host.module.css'

/** The place of a video on its page; `onPlace` returns how to remove the video, and is stable. */
export function PlayerSlot({ onPlace }: { readonly onPlace: (slot: HTMLElement) => () => void }) {
  const slot = useRef<HTMLDivElement>(null)
  // Cleaned up before the place leaves the document: a video outside of it stops.
  useLayoutEffect(() => (slot.current === null ? undefined : onPlace(slot.current)), [onPlace])
  return <div ref={slot} className={css['slot']} />
}
