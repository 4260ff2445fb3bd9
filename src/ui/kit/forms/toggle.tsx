import { useId, type ReactNode } from 'react'
import { cx } from '@/ui/kit/class-names'
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
        role="switch"
        className={css['switch']}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        checked={on}
        aria-checked={on}
        disabled={disabled}
        onChange={(event) => onToggle(event.target.checked)}
      />
    </label>
  )
}

/** Agrees to something or picks one of several; what it means happens when the form is sent. */
export function Checkbox({
  label,
  hint,
  error,
  disabled = false,
  checked,
  required = false,
  onChange,
}: Labels & {
  readonly error?: string | undefined
  readonly checked: boolean
  readonly required?: boolean
  readonly onChange: (checked: boolean) => void
}) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div>
      <label className={css['line']}>
        <input
          type="checkbox"
          className={css['check']}
          aria-labelledby={id}
          aria-describedby={describedBy || undefined}
          aria-invalid={error ? true : undefined}
          checked={checked}
          disabled={disabled}
          required={required}
          onChange={(event) => onChange(event.target.checked)}
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
      <div id={`${id}-error`} className={css['error']} aria-live="polite">
        {error}
      </div>
    </div>
  )
}

/** One of a few, all in sight. */
export function Radio({
  name,
  label,
  hint,
  disabled = false,
  checked,
  onChoose,
}: Labels & { readonly name: string; readonly checked: boolean; readonly onChoose: () => void }) {
  const id = useId()
  return (
    <label className={css['line']}>
      <input
        type="radio"
        className={cx(css['check'], css['radio'])}
        aria-labelledby={id}
        aria-describedby={hint ? `${id}-hint` : undefined}
        name={name}
        checked={checked}
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
