import { useId, type ReactNode } from 'react'
import css from './field.module.css'

/** Properties of every field. */
export interface FieldLabels {
  readonly label: string
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  readonly error?: string | undefined
  /** The text "optional" in the guest's language, shown beside the label. */
  readonly optional?: string
}

/** What the control of a field has to carry so that label, hint and error belong to it. */
export interface FieldWiring {
  readonly id: string
  readonly 'aria-describedby': string | undefined
  readonly 'aria-invalid': true | undefined
}

/** Label above, hint and error below. The element of the error is always there, so that its appearance is announced. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  optional,
  end,
  children,
}: FieldLabels & { readonly end?: ReactNode; readonly children: (wiring: FieldWiring) => ReactNode }) {
  const id = useId()
  const describedBy = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ')
  return (
    <div className={css['field']}>
      <label htmlFor={id} className={hideLabel ? 'visually-hidden' : css['label']}>
        {label}
        {optional ? <span className={css['optional']}> {optional}</span> : null}
      </label>
      {children({ id, 'aria-describedby': describedBy || undefined, 'aria-invalid': error ? true : undefined })}
      <div className={css['below']}>
        <div className={css['words']}>
          {hint ? (
            <div id={`${id}-hint`} className={css['hint']}>
              {hint}
            </div>
          ) : null}
          <div id={`${id}-error`} className={css['error']} aria-live="polite">
            {error}
          </div>
        </div>
        {end}
      </div>
    </div>
  )
}
