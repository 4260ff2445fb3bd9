import type { ReactNode } from 'react'

/** Words for those who listen to the page. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
