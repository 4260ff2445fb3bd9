import { CloudOff } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './offline-banner.module.css'

/** Shows that the connection is lost, while it is. Always rendered, so that it is announced. */
export const OfflineBanner = ({
  offline,
  text,
  action,
}: {
  readonly offline: boolean
  readonly text: string
  readonly action?: ReactNode
}) => (
  <output className={css['place']}>
    {offline ? (
      <div className={css['banner']}>
        <CloudOff aria-hidden="true" />
        <span>{text}</span>
        {action}
      </div>
    ) : null}
  </output>
)
