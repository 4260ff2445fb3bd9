import type { LiveSource } from './live-source'
import type { PictureSource } from './picture'

/** What a live player shows. The texts are the caller's; the names of the controls follow `language`. */
export interface LivePlayerProps {
  readonly source: LiveSource
  readonly title: string
  readonly language: 'de' | 'en' | 'es'
  readonly poster: PictureSource
  readonly labels: {
    readonly failed: string
    readonly failedHint: string
    readonly retry: string
    /** That the picture is live. */
    readonly live: string
    /** The button that leads there, given how many seconds behind it is. */
    readonly toEdge: (behind: number) => string
  }
  /** The guest tries again after a failure. */
  readonly onRetry: () => void
}
