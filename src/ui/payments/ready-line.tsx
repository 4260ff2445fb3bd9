import { useEffect, useRef, type ReactNode } from 'react'
import css from './content-offer.module.css'

/**
 * After a top-up that a purchase needed: one more press buys. It is right behind the button with the price, or the row that has it, which gets the focus as soon as
 * the window of the payment is closed. Nothing is bought by itself, since what was agreed to was the top-up.
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
    // A dialog gives the focus back by itself when it closes; the button is focused after that.
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
