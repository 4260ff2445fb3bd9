import { Drawer } from '@base-ui/react/drawer'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useLayer } from './layer'
import css from './sheet.module.css'

const away = { right: 'right', left: 'left', bottom: 'down' } as const

/** A panel that slides in from an edge and is swiped away: filters, menus, gifts on a phone. */
export function Sheet({
  open,
  onClose,
  title,
  closeLabel,
  side = 'right',
  blocking = false,
  footer,
  children,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly title: string
  readonly closeLabel: string
  readonly side?: 'right' | 'left' | 'bottom'
  /** Whether the content must be answered: nothing else closes the sheet. */
  readonly blocking?: boolean
  readonly footer?: ReactNode
  readonly children: ReactNode
}) {
  useLayer(open, onClose)
  return (
    <Drawer.Root
      open={open}
      swipeDirection={away[side]}
      onOpenChange={(next) => {
        if (!next && !blocking) onClose()
      }}
    >
      <Drawer.Portal>
        <Drawer.Backdrop className={css['backdrop']} />
        <Drawer.Viewport className={cx(css['viewport'], css[side])}>
          <Drawer.Popup className={css['popup']}>
            {side === 'bottom' ? <span className={css['handle']} aria-hidden="true" /> : null}
            <header className={css['header']}>
              <Drawer.Title className={css['title']}>{title}</Drawer.Title>
              {blocking ? null : (
                <Drawer.Close
                  render={
                    <IconButton label={closeLabel}>
                      <X />
                    </IconButton>
                  }
                />
              )}
            </header>
            <Drawer.Content className={css['body']}>{children}</Drawer.Content>
            {footer ? <footer className={css['footer']}>{footer}</footer> : null}
          </Drawer.Popup>
        </Drawer.Viewport>
      </Drawer.Portal>
    </Drawer.Root>
  )
}
