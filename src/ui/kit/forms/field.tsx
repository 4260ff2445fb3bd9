import { Field as Base } from '@base-ui/react/field'
import type { ReactNode } from 'react'
import css from './field.module.css'

/** Properties of every field. */
export interface FieldLabels {
  readonly label: string
  readonly hideLabel?: boolean
  readonly hint?: ReactNode
  /** The error of the value. In a form, errors come by the field's name instead. */
  readonly error?: string | undefined
  /** The error for a value the browser finds malformed, such as an e-mail address. */
  readonly malformed?: string
  /** Returns the error, if any: called on submit, and on every later change. */
  readonly validate?: (value: string) => string | undefined
  /** The text "optional" in the guest's language, shown beside the label. */
  readonly optional?: string
}

/** The error of the surrounding field. Its box is always rendered, so that errors are announced. */
export const ErrorText = ({
  error,
  malformed,
  className,
}: Pick<FieldLabels, 'error' | 'malformed'> & { readonly className: string | undefined }) => (
  <div className={className} aria-live="polite">
    <Base.Validity>
      {({ validity }) => {
        const text = error ?? (validity.typeMismatch ? malformed : undefined)
        return <Base.Error {...(error ? { match: true } : {})} {...(text ? { children: text } : {})} />
      }}
    </Base.Validity>
  </div>
)

/** Label above, hint and error below. */
export function Field({
  label,
  hideLabel = false,
  hint,
  error,
  malformed,
  validate,
  optional,
  name,
  end,
  children,
}: FieldLabels & { readonly name?: string | undefined; readonly end?: ReactNode; readonly children: ReactNode }) {
  return (
    <Base.Root
      className={css['field']}
      invalid={Boolean(error)}
      {...(name === undefined ? {} : { name })}
      {...(validate === undefined
        ? {}
        : { validate: (value) => validate(typeof value === 'string' ? value : '') ?? null })}
    >
      <Base.Label className={hideLabel ? 'visually-hidden' : css['label']}>
        {label}
        {optional ? <span className={css['optional']}> {optional}</span> : null}
      </Base.Label>
      {children}
      <div className={css['below']}>
        <div className={css['words']}>
          {hint ? (
            <Base.Description render={<div />} className={css['hint']}>
              {hint}
            </Base.Description>
          ) : null}
          <ErrorText className={css['error']} error={error} {...(malformed === undefined ? {} : { malformed })} />
        </div>
        {end}
      </div>
    </Base.Root>
  )
}
