import { Dialog as Base } from '@base-ui/react/dialog'
import type { ReactNode, RefObject } from 'react'
import { useLayer } from './layer'
import css from './top-dialog.module.css'

/** A box at the window's top, full size on phones, for input. Escape and Back close it. */
export function TopDialog({
  open,
  onClose,
  title,
  initialFocus,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly initialFocus: RefObject<HTMLElement | null>
  readonly children: ReactNode
}) {
  useLayer(open, onClose)
  return (
    <Base.Root
      open={open}
      onOpenChange={(next) => {
        if (!next) onClose()
      }}
    >
      <Base.Portal>
        <Base.Backdrop className={css['backdrop']} />
        <Base.Viewport className={css['viewport']}>
          <Base.Popup className={css['popup']} initialFocus={initialFocus}>
            <Base.Title className="visually-hidden">{title}</Base.Title>
            {children}
          </Base.Popup>
        </Base.Viewport>
      </Base.Portal>
    </Base.Root>
  )
}
