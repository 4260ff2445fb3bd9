import { Check } from 'lucide-react'
import css from './points.module.css'

/** What something gives, one line each. */
export const Points = ({ lines }: { readonly lines: readonly string[] }) => (
  <ul role="list" className={css['points']}>
    {lines.map((line) => (
      <li key={line}>
        <Check aria-hidden="true" />
        <span>{line}</span>
      </li>
    ))}
  </ul>
)
