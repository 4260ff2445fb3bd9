import type { ReactNode } from 'react'

/** Text for screen readers. */
export const VisuallyHidden = ({ children }: { readonly children: ReactNode }) => (
  <span className="visually-hidden">{children}</span>
)
