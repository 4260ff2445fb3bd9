import { Field as Base } from '@base-ui/react/field'
import { useEffectEvent, useLayoutEffect, useRef, type ComponentProps, type ReactNode, type RefObject } from 'react'
import { truncateText } from '@/domain/access/text'
import { cx } from '@/ui/kit/class-names'
import { Field, type FieldLabels } from './field'
import css from './field.module.css'

/** The value is the caller's; or it starts as `defaultValue` and is read on submit. */
interface Value {
  readonly name?: string
  readonly value?: string
  readonly defaultValue?: string
  readonly onChange?: (value: string) => void
}

/** Splits the field's props from its control's. */
function split<Props extends FieldLabels & Value & { readonly maxLength?: number | undefined }>(props: Props) {
  const { label, hideLabel, hint, error, malformed, validate, optional, name, maxLength, onChange, ...control } = props
  return {
    field: { label, hideLabel, hint, error, malformed, validate, optional, name } as FieldLabels & {
      readonly name?: string
    },
    control: {
      ...control,
      onValueChange: (value: string) => onChange?.(truncateText(value, maxLength ?? Infinity)),
    },
  }
}

/** Reports text typed before the page was alive: React does not, and would overwrite it. */
function useEarlyText(value: string | undefined, report: (typed: string) => void): RefObject<HTMLSpanElement | null> {
  const box = useRef<HTMLSpanElement>(null)
  const read = useEffectEvent(() => {
    const typed = box.current?.querySelector<HTMLInputElement | HTMLTextAreaElement>('input, textarea')?.value
    if (value !== undefined && typed !== undefined && typed !== value) report(typed)
  })
  useLayoutEffect(() => read(), [])
  return box
}

/** One line of text. `maxLength` counts code points, unlike the attribute of HTML. */
export function TextField({
  before,
  after,
  ...props
}: FieldLabels &
  Value & { readonly before?: ReactNode; readonly after?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'value' | 'defaultValue' | 'onChange'
  >) {
  const { field, control } = split(props)
  const box = useEarlyText(props.value, control.onValueChange)
  return (
    <Field {...field}>
      <span ref={box} className={css['box']}>
        {before ? <span className={css['affix']}>{before}</span> : null}
        <Base.Control type="text" {...control} className={css['input']} />
        {after ? <span className={css['affix']}>{after}</span> : null}
      </span>
    </Field>
  )
}

/** Several lines that grow with the text. `count`: the text of a counter, if limited. */
export function TextArea({
  count,
  rows = 3,
  ...props
}: FieldLabels &
  Value & { readonly count?: string; readonly rows?: number } & Omit<
    ComponentProps<'textarea'>,
    'value' | 'defaultValue' | 'onChange'
  >) {
  const { field, control } = split(props)
  const box = useEarlyText(props.value, control.onValueChange)
  return (
    <Field {...field} end={count ? <span className={cx(css['count'], 'num')}>{count}</span> : null}>
      <span ref={box} className={css['box']}>
        <Base.Control
          {...(control as object)}
          render={<textarea rows={rows} />}
          className={cx(css['input'], css['area'])}
        />
      </span>
    </Field>
  )
}
