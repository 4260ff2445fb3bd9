import { useEffect, useLayoutEffect, useRef, type RefObject } from 'react'
import type { Message } from '@/domain/messenger/message'
import type { ConversationViewModel } from './conversation-view-model'

/** Scrolls a message into the middle of its list, without scrolling the page. */
function centre(list: HTMLElement | null, id: string): void {
  const [row, whole] = [rowOf(list, id)?.getBoundingClientRect(), list?.getBoundingClientRect()]
  if (row === undefined || whole === undefined) return
  list?.scrollBy({ top: row.top + row.height / 2 - (whole.top + whole.height / 2), behavior: 'instant' })
}

/** Returns to the newest message, and to the end of the list. */
export async function toNewest(
  conversation: ConversationViewModel,
  scroller: RefObject<HTMLDivElement | null>,
): Promise<void> {
  await conversation.newest()
  scroller.current?.scrollTo({ top: 0 })
}

const rowOf = (list: HTMLElement | null, id: string): Element | null =>
  list?.querySelector(`[data-message="${CSS.escape(id)}"]`) ?? null

/** A message that keeps its place while others are added below. */
interface Anchor {
  readonly id: string
  readonly top: number
}

/** Returns the newest message shown, with its current position. */
function anchorAt(list: HTMLElement | null, messages: readonly Message[]): Anchor | null {
  const id = messages.at(-1)?.id
  const row = id === undefined ? null : rowOf(list, id)
  return id === undefined || row === null ? null : { id, top: row.getBoundingClientRect().top }
}

/** Scrolls the message back to its position. */
function moveBack(list: HTMLElement | null, { id, top }: Anchor): void {
  const row = rowOf(list, id)
  if (row !== null) list?.scrollBy({ top: row.getBoundingClientRect().top - top, behavior: 'instant' })
}

/**
 * Keeps the found message in sight, and loads older ones near the upper edge. `holdNewest` keeps
 * the newest message in place while later ones are added below. Call it in an observer.
 */
export function useListPosition(conversation: ConversationViewModel): {
  readonly edge: RefObject<HTMLDivElement | null>
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly holdNewest: () => void
} {
  const { messages, hasOlder } = conversation
  const count = messages.length
  const { found } = conversation.history
  const edge = useRef<HTMLDivElement>(null)
  const scroller = useRef<HTMLDivElement>(null)
  const anchor = useRef<Anchor | null>(null)
  useLayoutEffect(() => {
    const { current } = anchor
    if (current === null || messages.at(-1)?.id === current.id) return
    anchor.current = null
    moveBack(scroller.current, current)
  }, [messages])
  useEffect(() => {
    if (found === null) return undefined
    const show = () => centre(scroller.current, found.id)
    show()
    // Heights of rows that were out of sight are known once drawn.
    const frame = requestAnimationFrame(show)
    return () => cancelAnimationFrame(frame)
  }, [found])
  useEffect(() => {
    const mark = edge.current
    // Observed again after each page: an edge still in sight is reported again.
    if (mark === null || !hasOlder || count === 0) return
    const near = new IntersectionObserver(([entry]) => {
      if (entry?.isIntersecting === true) void conversation.older()
    })
    near.observe(mark)
    return () => near.disconnect()
  }, [conversation, hasOlder, count])
  return {
    edge,
    scroller,
    holdNewest: () => {
      anchor.current = anchorAt(scroller.current, messages)
    },
  }
}
