import { useRef, useState, type ReactNode } from 'react'

/** Gives the room back: `isAsked` where the guest has done it. */
export type Leave = (isAsked: boolean) => void

/**
 * Room for what is loaded once the guest comes near it. Where there turns out to be nothing the room is given up, unless that would move
 * what the guest is looking at: then it stays empty.
 */
export function Reserved({
  className,
  children,
}: {
  readonly className: string | undefined
  readonly children: (leave: Leave) => ReactNode
}) {
  const room = useRef<HTMLDivElement>(null)
  const [isGone, setGone] = useState(false)
  const leave: Leave = (isAsked) => {
    if (isAsked || (room.current?.getBoundingClientRect().top ?? 0) >= innerHeight) setGone(true)
  }
  return isGone ? null : (
    <div ref={room} className={className}>
      {children(leave)}
    </div>
  )
}
