import type { ComponentProps } from 'react'
import { LinkRow } from './link-row'
import css from './tab-row.module.css'

/** A row of links that looks like tabs, between lists of one kind. */
export const TabRow = (row: Omit<ComponentProps<typeof LinkRow>, 'className'>) => (
  <LinkRow {...row} className={css['row'] ?? ''} />
)
