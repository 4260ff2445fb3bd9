import type { ComponentType } from 'react'
import type { RouteName } from '@/domain/routes/routes'
import type { Namespace } from '@/ui/texts/catalog'

/** A screen's module: loaded when its page is first opened. */
type ScreenModule = () => Promise<{ readonly Screen: ComponentType }>

/** A page: its screen, and the texts it shows beside those of every page. */
export interface ScreenPage {
  readonly load: ScreenModule
  readonly texts?: readonly Namespace[]
  /** The file of the screen in the project. Only the server has it: its build reads it from `load`. */
  readonly file?: string
}

/** Pages of which the screen is finished. A feature declares its own in `pages.ts`. */
export type ScreenPages = Readonly<Partial<Record<RouteName, ScreenPage>>>
