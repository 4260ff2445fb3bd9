import { Field } from '@base-ui/react/field'
import { useId, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
import { ErrorText } from './field'
import css from './toggle.module.css'

interface Labels {
  readonly label: ReactNode
  readonly hint?: ReactNode
  readonly disabled?: boolean
}

/** Switches something on at once. The whole row can be pressed. */
export function Switch({
  label,
  hint,
  disabled = false,
  on,
  onToggle,
}: Labels & { readonly on: boolean; readonly onToggle: (on: boolean) => void }) {
  const id = useId()
  return (
    <label className={cx(css['line'], css['ends'])}>
      <span className={css['words']}>
        <span id={id}>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={css['hint']}>
            {hint}
          </span>
        ) : null}
      </span>
      <input
        type="checkbox"
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a box has its state itself, and ARIA forbids a second one
        role="switch"
        className={css['switch']}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={on}
        disabled={disabled}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </label>
  )
}

/** Agrees to something or picks one of several; it takes effect when the form is sent. */
export function Checkbox({
  label,
  hint,
  error,
  disabled = false,
  name,
  checked,
  defaultChecked,
  onChange,
}: Labels & {
  readonly error?: string | undefined
  /** Name in a form: its value is `yes` or absent. */
  readonly name?: string
  readonly checked?: boolean
  readonly defaultChecked?: boolean
  readonly onChange?: (checked: boolean) => void
}) {
  const id = useId()
  return (
    <Field.Root invalid={Boolean(error)} disabled={disabled} {...(name === undefined ? {} : { name })}>
      <label className={css['line']}>
        <Field.Control
          type="checkbox"
          className={css['check']}
          aria-labelledby={id}
          defaultValue="yes"
          {...(checked === undefined ? { defaultChecked } : { checked })}
          onChange={(event) => onChange?.(event.currentTarget.checked)}
        />
        <span className={css['words']}>
          <span id={id}>{label}</span>
          {hint ? (
            <Field.Description render={<span />} className={css['hint']}>
              {hint}
            </Field.Description>
          ) : null}
        </span>
      </label>
      <ErrorText className={css['error']} error={error} />
    </Field.Root>
  )
}

/** One of a few, all visible. Without `checked`, the form holds the chosen `value`. */
export function Radio({
  name,
  label,
  hint,
  disabled = false,
  onChoose,
  ...state
}: Labels & { readonly name: string; readonly onChoose?: () => void } & (
    | { readonly checked: boolean }
    | { readonly value: string; readonly defaultChecked: boolean }
  )) {
  const id = useId()
  return (
    <label className={css['line']}>
      <input
        type="radio"
        className={cx(css['check'], css['radio'])}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        name={name}
        {...state}
        disabled={disabled}
        onChange={onChoose}
      />
      <span className={css['words']}>
        <span id={id}>{label}</span>
        {hint ? (
          <span id={`${id}-hint`} className={css['hint']}>
            {hint}
          </span>
        ) : null}
      </span>
    </label>
  )
}
