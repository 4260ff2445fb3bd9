import type { ReactNode } from 'react'
import css from './tv-page.module.css'
import { TvNav } from './tv-nav'

/** A page of TV: the tabs, and the content. */
export const TvPage = ({ children, busy = false }: { readonly children: ReactNode; readonly busy?: boolean }) => (
  <div className={css['page']} aria-busy={busy || undefined}>
    <TvNav />
    {children}
  </div>
)
