import { useEffect, useRef, type ReactNode } from 'react'
import css from './content-offer.module.css'

/**
 * After a top-up that a purchase needed: one more press buys. It is right behind the button with the price, which gets the focus as soon as
 * the window of the payment is closed. Nothing is bought by itself, since what was agreed to was the top-up.
 */
export function ReadyLine({ children }: { readonly children: ReactNode }) {
  const line = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    const focus = (): void => {
      const button = line.current?.previousElementSibling
      if (document.querySelector('dialog[open]') === null && button instanceof HTMLElement) button.focus()
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
