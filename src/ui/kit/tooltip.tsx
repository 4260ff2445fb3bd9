import { Tooltip as Base } from '@base-ui/react/tooltip'
import type { ReactElement } from 'react'
import css from './popup.module.css'

/** A hint for those who point or tab to a button. It repeats a name or adds a nicety; nothing a guest needs stands only here. */
export const Tooltip = ({
  text,
  side = 'top',
  children,
}: {
  readonly text: string
  readonly side?: 'top' | 'bottom' | 'left' | 'right'
  readonly children: ReactElement
}) => (
  <Base.Root>
    <Base.Trigger delay={350} render={children} />
    <Base.Portal>
      <Base.Positioner className={css['positioner']} side={side} sideOffset={8}>
        <Base.Popup className={css['tip']}>{text}</Base.Popup>
      </Base.Positioner>
    </Base.Portal>
  </Base.Root>
)
