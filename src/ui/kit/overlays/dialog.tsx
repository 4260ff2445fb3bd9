import { Dialog as Base } from '@base-ui/react/dialog'
import { X } from 'lucide-react'
import type { ReactNode, RefObject } from 'react'
import { cx } from '@/ui/kit/class-names'
import css from './dialog.module.css'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useLayer } from './layer'

/**
 * A box that needs full attention: it traps the focus, closes with Escape, and returns the focus.
 * On a phone it rises from below. A `firm` one (an age gate) is left only by its own buttons.
 */
export function Dialog({
  open,
  onClose,
  title,
  hideTitle = false,
  description,
  footer,
  closeLabel,
  size = 'm',
  firm = false,
  initialFocus,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly hideTitle?: boolean
  readonly description?: ReactNode
  readonly footer?: ReactNode
  readonly closeLabel: string
  readonly size?: 's' | 'm' | 'l'
  readonly firm?: boolean
  readonly initialFocus?: RefObject<HTMLElement | null>
  readonly children?: ReactNode
}) {
  useLayer(open && !firm, onClose)
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={firm}
      onOpenChange={(next, details) => {
        if (next) return
        if (firm && details.reason === 'escape-key') details.cancel()
        else onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css['backdrop']} />
        <Base.Viewport className={css['viewport']}>
          <Base.Popup className={cx(css['popup'], css[size])} {...(initialFocus ? { initialFocus } : {})}>
            <header className={cx(css['header'], hideTitle && css['bare'])}>
              <div className={css['words']}>
                <Base.Title className={hideTitle ? 'visually-hidden' : css['title']}>{title}</Base.Title>
                {description ? (
                  <Base.Description className={css['description']} render={<div />}>
                    {description}
                  </Base.Description>
                ) : null}
              </div>
              {firm ? null : (
                <Base.Close
                  className={css['close']}
                  render={
                    <IconButton label={closeLabel}>
                      <X />
                    </IconButton>
                  }
                />
              )}
            </header>
            <div className={css['body']}>{children}</div>
            {footer ? <footer className={css['footer']}>{footer}</footer> : null}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
