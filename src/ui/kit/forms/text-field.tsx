import type { ComponentProps, ReactNode } from 'react'
import { truncateText } from '@/domain/access/text'
import { cx } from '@/ui/kit/class-names'
import { Field, type FieldLabels } from './field'
import css from './field.module.css'

/** One line of text. The value belongs to the caller. `maxLength` counts code points, unlike the attribute of HTML. */
export function TextField({
  label,
  hideLabel,
  hint,
  error,
  optional,
  before,
  after,
  value,
  maxLength = Infinity,
  onChange,
  ...rest
}: FieldLabels & {
  readonly before?: ReactNode
  readonly after?: ReactNode
  readonly value: string
  readonly onChange: (value: string) => void
} & Omit<ComponentProps<'input'>, 'value' | 'onChange'>) {
  return (
    <Field {...({ label, hideLabel, hint, error, optional } as FieldLabels)}>
      {(wiring) => (
        <span className={css['box']}>
          {before ? <span className={css['affix']}>{before}</span> : null}
          <input
            type="text"
            {...rest}
            {...wiring}
            className={css['input']}
            value={value}
            onChange={(event) => onChange(truncateText(event.target.value, maxLength))}
          />
          {after ? <span className={css['affix']}>{after}</span> : null}
        </span>
      )}
    </Field>
  )
}

/** Several lines that grow with what is written. `count` is the text of a counter, where length is limited. */
export function TextArea({
  label,
  hideLabel,
  hint,
  error,
  optional,
  count,
  value,
  maxLength = Infinity,
  onChange,
  ...rest
}: FieldLabels & {
  readonly count?: string
  readonly value: string
  readonly onChange: (value: string) => void
} & Omit<ComponentProps<'textarea'>, 'value' | 'onChange'>) {
  const end = count ? <span className={cx(css['count'], 'num')}>{count}</span> : null
  return (
    <Field {...({ label, hideLabel, hint, error, optional, end } as FieldLabels)}>
      {(wiring) => (
        <span className={css['box']}>
          <textarea
            rows={3}
            {...rest}
            {...wiring}
            className={cx(css['input'], css['area'])}
            value={value}
            onChange={(event) => onChange(truncateText(event.target.value, maxLength))}
          />
        </span>
      )}
    </Field>
  )
}
