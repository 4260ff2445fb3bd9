import type { ReactNode } from 'react'
import css from './divider.module.css'

/** A hairline between two parts, with a word on it where one is needed (a day in a conversation). */
export const Divider = ({ children }: { readonly children?: ReactNode }) =>
  children ? <div className={css['worded']}>{children}</div> : <hr className={css['line']} />
