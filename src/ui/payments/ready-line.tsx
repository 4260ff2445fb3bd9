import { useEffect, useRef, type ReactNode } from 'react'
import css from './content-offer.module.css'

/**
 * Shown after a top-up for a purchase: one more press buys. It follows the button with the price,
 * or its row, which gets the focus when the payment closes. Nothing is bought by itself: the guest
 * agreed to the top-up.
 */
export function ReadyLine({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const focus = (): void => {
      const before = line.current?.previousElementSibling ?? null
      const button = before?.matches('button') === true ? before : before?.querySelector('[type="submit"]')
      const isCovered = [...document.querySelectorAll('dialog[open]')].some((dialog) => !dialog.contains(before))
      if (!isCovered && button instanceof HTMLElement) button.focus()
    }
    // A closing dialog returns the focus itself; the button is focused after that.
    const later = (): void => void requestAnimationFrame(focus)
    later()
    document.addEventListener('close', later, true)
    return () => document.removeEventListener('close', later, true)
  }, [])
  return (
    <p ref={line} role="status" className={css['ready']}>
      {children}
    </p>
  )
}
