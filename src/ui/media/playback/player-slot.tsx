import { useLayoutEffect, useRef } from 'react'
import css from './player-host.module.css'

/** The place of a video on its page. */
export function PlayerSlot({
  page,
}: {
  readonly page: { readonly attach: (slot: HTMLElement) => (() => void) | undefined }
}) {
  const slot = useRef<HTMLDivElement>(null)
  // Its end runs before the place leaves the document: a video that is outside stops.
  useLayoutEffect(() => (slot.current === null ? undefined : page.attach(slot.current)), [page])
  return <div ref={slot} className={css['slot']} />
}
