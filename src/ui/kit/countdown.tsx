import { Fragment } from 'react'
import { cx } from './class-names'
import css from './countdown.module.css'

/** Time that runs out, in large digits. `label` says it in words; it is read on demand and not announced every second. */
export function Countdown({
  parts,
  label,
  plain = false,
}: {
  readonly parts: readonly { readonly id: string; readonly value: string; readonly unit?: string }[]
  readonly label: string
  /** Digits in a line, without boxes. */
  readonly plain?: boolean
}) {
  return (
    <div role="timer" aria-label={label} aria-live="off" className={cx(css['row'], plain && css['plain'], 'num')}>
      {parts.map((part, index) => (
        <Fragment key={part.id}>
          {plain && index > 0 ? <span aria-hidden="true">:</span> : null}
          <span className={css['part']} aria-hidden="true">
            <span className={css['digits']}>{part.value}</span>
            {part.unit ? <span className={css['unit']}>{part.unit}</span> : null}
          </span>
        </Fragment>
      ))}
    </div>
  )
}
