import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useLayer } from '@/ui/kit/overlays/layer'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { retainFocus } from '@/ui/base/return-focus'
import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-overlay.module.css'
import type { CheckoutViewModel } from './checkout-view-model'

/** Adds the guest's theme to the frame's address, so that a light page opens no dark frame. */
function inTheme(url: string): string {
  const address = new URL(url, location.href)
  const { theme } = document.documentElement.dataset
  const isLight = theme === 'light' || (theme === 'auto' && matchMedia('(prefers-color-scheme: light)').matches)
  address.searchParams.set('theme', isLight ? 'light' : 'dark')
  return address.href
}

/** Maximum time for the frame to report that it is ready, ms. */
const PATIENCE = 15_000

/**
 * The checkout's window (PAY-001, PAY-052 to PAY-054, AUT-024): a frame with a third party's page,
 * which we only size, listen to and close.
 */
export const CheckoutOverlay = observer(function CheckoutOverlay({
  checkout,
}: {
  readonly checkout: CheckoutViewModel
}) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const frame = useRef<HTMLIFrameElement>(null)
  const [isHere, setHere] = useState(false)
  const [isLate, setLate] = useState(false)
  const current = checkout.checkout
  const url = current?.url
  // A new address would reload the frame and lose its input: it keeps the first one, even if the
  // device's theme changes.
  const address = useMemo(() => (url === undefined ? null : inTheme(url)), [url])

  useLayer(true, () => checkout.close())

  // Closed before it is removed: only then does the browser return the focus.
  useLayoutEffect(() => {
    const box = dialog.current
    box?.showModal()
    return () => {
      box?.close()
      retainFocus()
    }
  }, [])

  useEffect(() => {
    const onMessage = (event: MessageEvent<unknown>) => {
      // Another window of the right origin is still another window.
      if (event.source !== frame.current?.contentWindow) return
      setHere(true)
      // The initial focus belongs in the frame, not on the cross that closes it.
      if (!isHere && document.activeElement !== frame.current) frame.current?.focus()
      checkout.receive(event.origin, event.data)
    }
    addEventListener('message', onMessage)
    return () => removeEventListener('message', onMessage)
  }, [checkout, isHere])

  useEffect(() => {
    if (isHere) return
    const timer = setTimeout(() => setLate(true), PATIENCE)
    return () => clearTimeout(timer)
  }, [isHere])

  if (current === null || address === null) return null
  // Outside of the page: an open sheet hides the page from assistive technologies.
  return createPortal(
    <dialog
      ref={dialog}
      className={css['overlay']}
      aria-label={texts.t('payments.window')}
      data-flow={current.flow}
      onCancel={(event) => {
        event.preventDefault()
        checkout.close()
      }}
    >
      <div className={css['box']}>
        <IconButton
          className={css['close'] ?? ''}
          label={texts.t('shell.states.close')}
          onClick={() => checkout.close()}
        >
          <X />
        </IconButton>
        {isHere ? null : (
          <div className={css['waiting']} role="status">
            <span className="visually-hidden">{texts.t('shell.states.loading')}</span>
            {isLate ? (
              <p>{texts.t('payments.late')}</p>
            ) : (
              <>
                <Skeleton width="60%" height="2rem" />
                <Skeleton width="90%" height="3.5rem" />
                <Skeleton width="90%" height="3.5rem" />
                <Skeleton width="90%" height="3.5rem" />
              </>
            )}
          </div>
        )}
        <iframe
          ref={frame}
          key={current.id}
          className={css['frame']}
          title={texts.t('payments.window')}
          src={address}
        />
      </div>
    </dialog>,
    document.body,
  )
})
