import { useLayoutEffect, useRef, type Key, type RefObject } from 'react'

/** The measures of a grid, in pixels. */
export interface GridShape {
  readonly columns: number
  /** From one column to the next, and from one line to the next. */
  readonly across: number
  readonly down: number
  /** Position of the grid in the page. */
  readonly top: number
}

/** Time a tile takes to its new place, ms. */
const DURATION = 420

/** Maximum number of animated tiles: nobody can follow more, and each slows every frame. */
const MOST = 12

const calm = (): boolean => matchMedia('(prefers-reduced-motion: reduce)').matches

/**
 * Animates tiles to their new places when a grid's order changes, and scrolls by the lines added or
 * removed above the tile under the pointer, else above most visible ones. No animation with reduced
 * motion, nor when a list has only grown.
 */
export function useMoves<T>(
  items: readonly T[],
  keyOf: (item: T) => Key,
  shape: GridShape,
): RefObject<HTMLUListElement | null> {
  const list = useRef<HTMLUListElement>(null)
  const last = useRef({ items, columns: shape.columns })
  useLayoutEffect(() => {
    const before = last.current
    const { columns, across, down, top } = shape
    last.current = { items, columns }
    if (before.items === items || before.columns !== columns || list.current === null) return
    if (before.items.every((item, index) => items[index] === item)) return
    const lineOf = (index: number): number => Math.floor(index / columns)
    const places = new Map(before.items.map((item, index) => [String(keyOf(item)), index]))
    const tiles = [...list.current.querySelectorAll<HTMLElement>(':scope > [data-key]')].map((tile) => ({
      tile,
      now: Number(tile.ariaPosInSet) - 1,
      before: places.get(tile.dataset['key'] ?? ''),
    }))
    const pointed = tiles.find(({ tile }) => tile.matches(':hover'))
    const shift =
      window.scrollY <= top
        ? 0
        : pointed?.before === undefined
          ? shiftOf(before.items, items, shape)
          : lineOf(pointed.now) - lineOf(pointed.before)
    if (shift !== 0) window.scrollBy({ top: shift * down, behavior: 'instant' })
    const moving = tiles.filter(({ now, before: was }) => was !== now)
    if (calm() || moving.length > MOST) return
    for (const { tile, now, before: was } of moving) {
      if (was === undefined) tile.animate({ opacity: [0, 1] }, { duration: DURATION, easing: 'ease-out' })
      else tile.animate({ translate: [glide(was, now), '0 0'] }, { duration: DURATION, easing: 'ease-in-out' })
    }

    function glide(was: number, now: number): string {
      const lines = lineOf(was) - lineOf(now) + shift
      // From beyond the window a tile comes from its edge.
      const y = Math.max(-window.innerHeight, Math.min(window.innerHeight, lines * down))
      return `${((was % columns) - (now % columns)) * across}px ${y}px`
    }
  }, [items, keyOf, shape])
  return list
}

/** By how many lines most of the tiles moved that were in sight. */
function shiftOf<T>(before: readonly T[], after: readonly T[], { columns, down, top }: GridShape): number {
  const first = Math.floor((window.scrollY - top) / down) * columns
  const inSight = before.slice(first, first + Math.ceil(window.innerHeight / down) * columns)
  const lineOf = (index: number) => Math.floor(index / columns)
  const shifts = inSight
    .map((item, index) => ({ was: first + index, now: after.indexOf(item) }))
    .filter(({ now }) => now >= 0)
    .map(({ was, now }) => lineOf(now) - lineOf(was))
    .toSorted((a, b) => a - b)
  return shifts[shifts.length >> 1] ?? 0
}
