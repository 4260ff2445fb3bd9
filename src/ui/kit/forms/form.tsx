import { Form as Base } from '@base-ui/react/form'
import { useState, type ComponentProps } from 'react'
import { flushSync } from 'react-dom'

/** Error texts by the name of their field. */
export type FormErrors = Readonly<Record<string, string>>

/** One object, so that an absence of errors that is computed again is no change. */
const NONE: Record<string, string> = {}

/**
 * A form that shows each error at the field it names and moves the focus to the first one. `errors` is another object
 * after every answer that has some. An error is gone with a change of its field, and with the next submit: what the
 * platform refuses can be mended in another field, as a wrong address beside a right password.
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
