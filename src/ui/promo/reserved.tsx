import { useCallback, useState, type ReactNode } from 'react'

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
  const [room, setRoom] = useState<HTMLDivElement | null>(null)
  const [isGone, setGone] = useState(false)
  const leave = useCallback<Leave>(
    (isAsked) => {
      if (isAsked || (room?.getBoundingClientRect().top ?? 0) >= innerHeight) setGone(true)
    },
    [room],
  )
  return isGone ? null : (
    <div ref={setRoom} className={className}>
      {children(leave)}
    </div>
  )
}
