import type { LiveSource } from './live-source'
import type { PictureSource } from './picture'

/** Props of a live player. Texts are the caller's; `language` sets the names of the controls. */
export interface LivePlayerProps {
  readonly source: LiveSource
  readonly title: string
  readonly language: 'de' | 'en' | 'es'
  readonly poster: PictureSource
  readonly labels: {
    readonly failed: string
    readonly failedHint: string
    readonly retry: string
    /** States that the picture is live. */
    readonly live: string
    /** The button that leads there, given how many seconds behind it is. */
    readonly toEdge: (behind: number) => string
  }
  /** The guest tries again after a failure. */
  readonly onRetry: () => void
}
