import type { ComponentType } from 'react'
import type { Namespace } from '@/ui/texts/catalog'

/** A screen's module: loaded when its page is first opened. */
type ScreenModule = () => Promise<{ readonly Screen: ComponentType }>

/** A page: its screen, and the texts it shows beside those of every page. */
export interface ScreenPage {
  readonly load: ScreenModule
  readonly texts?: readonly Namespace[]
}
