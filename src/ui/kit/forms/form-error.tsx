import { CircleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import css from './form-error.module.css'

/** The error of a form, above its button. Always rendered, so that it is announced. */
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
