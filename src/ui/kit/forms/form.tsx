import { Form as Base } from '@base-ui/react/form'
import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

/** Error texts by the name of their field. */
export type FormErrors = Readonly<Record<string, string>>

/** One object, so that recomputed empty errors are no change. */
const NONE: Record<string, string> = {}

/**
 * A form that shows each error at its field and focuses the first one. `errors` is a new object for
 * each answer with errors. A change of its field and the next submit clear an error: another field
 * may correct it, as an address may for a refused password.
 */
export function Form({
  errors = NONE,
  onSubmit,
  ...rest
}: {
  readonly errors?: FormErrors
  readonly onSubmit: (values: FormData) => void
} & Omit<ComponentProps<'form'>, 'onSubmit'>) {
  const [dropped, drop] = useState<FormErrors>(NONE)
  return (
    <Base
      {...rest}
      errors={errors === dropped || Object.keys(errors).length === 0 ? NONE : errors}
      // Before the library's own handler, which does not submit while a field has an error.
      onSubmitCapture={() => flushSync(() => drop(errors))}
      onSubmit={(event) => {
        event.preventDefault()
        onSubmit(new FormData(event.currentTarget))
      }}
    />
  )
}
