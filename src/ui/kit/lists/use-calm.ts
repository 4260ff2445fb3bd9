import { useEffect, useEffectEvent, type RefObject } from 'react'

/** Time without input after which content in sight may move, ms. */
export const REST = 1_500

/** Interval at which this is checked, ms. */
const LOOK = 1_000

/** Input events of a guest: none of them may hit another element than the intended one. */
const HANDS = ['pointermove', 'pointerup', 'pointercancel', 'wheel', 'touchmove', 'keydown', 'scroll'] as const

/**
 * Calls `onCalm` repeatedly while nothing in this box can move away under the guest's hand: no
 * press, input, move or scroll, no keyboard focus in the box, and the page visible. Its argument is
 * the key (`data-key`) of the item under the pointer, which must keep its place.
 */
export function useCalm(box: RefObject<HTMLElement | null>, onCalm: ((held: string | null) => void) | undefined): void {
  const call = useEffectEvent((held: string | null) => onCalm?.(held))
  const isWanted = onCalm !== undefined
  useEffect(() => {
    if (!isWanted) return undefined
    let last = performance.now()
    let isPressed = false
    const stir = ({ type }: Event): void => {
      last = performance.now()
      if (type === 'pointerup' || type === 'pointercancel') isPressed = false
    }
    const press = (): void => {
      isPressed = true
    }
    const look = (): void => {
      const { current } = box
      if (current === null || isPressed || document.hidden || performance.now() - last < REST) return
      if (current.querySelector(':focus-visible') !== null) return
      call(current.querySelector<HTMLElement>('[data-key]:hover')?.dataset['key'] ?? null)
    }
    const timer = setInterval(look, LOOK)
    const options = { capture: true, passive: true }
    for (const type of HANDS) window.addEventListener(type, stir, options)
    window.addEventListener('pointerdown', press, options)
    return () => {
      clearInterval(timer)
      for (const type of HANDS) window.removeEventListener(type, stir, options)
      window.removeEventListener('pointerdown', press, options)
    }
  }, [box, isWanted])
}
