import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './form-error.module.css'

/** Why a form was not taken, above its button. Rendered always, so that its coming is announced. */
export const FormError = ({ children }: { readonly children: ReactNode }) => (
  <div role="alert">
    {children ? (
      <div className={css['box']}>
        <CircleAlert aria-hidden="true" />
        <div>{children}</div>
      </div>
    ) : null}
  </div>
)
