import type { ComponentType } from 'react'
import type { RouteName } from '@/domain/routes/routes'
import type { Namespace } from '@/ui/texts/catalog'

/** A screen's module: loaded when its page is first opened. */
type ScreenModule = () => Promise<{ readonly Screen: ComponentType }>

/** A page: its screen, and its texts beside those of every page. */
export interface ScreenPage {
  readonly load: ScreenModule
  readonly texts?: readonly Namespace[]
  /** File of the screen in the project; only on the server, whose build reads it from `load`. */
  readonly file?: string
}

/** Pages with a finished screen. A feature declares its own in `pages.ts`. */
export type ScreenPages = Readonly<Partial<Record<RouteName, ScreenPage>>>
