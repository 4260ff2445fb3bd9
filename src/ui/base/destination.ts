import type { LucideIcon } from 'lucide-react'
import type { PlainRoute } from '@/domain/routes/params'
import type { TextKey } from '@/ui/texts/catalog'

/**
 * A part of the product that every page leads to. A feature exports its `destinations` from
 * `src/ui/<feature>/navigation.ts`, where they are found by the name of the file.
 */
export interface Destination {
  /** Destinations are in ascending order; no two have the same position. */
  readonly position: number
  readonly route: PlainRoute
  readonly query?: { readonly tab: 'playlists' }
  /** One of the frame's texts, which are there with the first page. */
  readonly label: TextKey
  /** Its icon in the chooser; missing if a phone has it elsewhere. */
  readonly icon?: LucideIcon
  /** Smallest window in which the bar has room for it; in narrower ones the bar's menu has it. */
  readonly from?: 'lg' | 'xl'
}
