import { useEffect, useState, type ComponentType } from 'react'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { Picture, type PictureSource } from './picture'
import css from './player.module.css'
import type { LiveSource } from './live-source'
import type { PlayerError } from './player-source'

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

type Stage = ComponentType<LivePlayerProps & { readonly onFail: (error: PlayerError) => void }>

const dictionaries = {
  de: () => import('media-chrome/lang/de.js'),
  es: () => import('media-chrome/lang/es.js'),
  en: () => Promise.resolve(),
} as const

async function loadStage(language: LivePlayerProps['language']): Promise<Stage> {
  const [{ LiveStage }] = await Promise.all([import('./live-stage'), dictionaries[language]()])
  return LiveStage
}

/** Plays a live channel: poster at once, controls when they are here, and another try when something fails. */
export function LivePlayer(props: LivePlayerProps) {
  const { language, source, title, poster, labels, onRetry } = props
  const [stage, setStage] = useState<{ readonly View: Stage } | null>(null)
  const [failed, setFailed] = useState<PlayerError | null>(null)
  useEffect(() => {
    if (failed !== null) return undefined
    let isGone = false
    const show = (View: Stage) => {
      if (!isGone) setStage({ View })
    }
    const miss = () => {
      if (!isGone) setFailed('network')
    }
    loadStage(language).then(show, miss)
    return () => {
      isGone = true
    }
  }, [language, failed])
  return (
    <section className={css['player']} aria-label={title} data-theme="dark">
      <Picture source={poster} alt="" shape="fill" eager sizes="(min-width: 1200px) 900px, 100vw" />
      {stage !== null && failed === null ? <stage.View key={source.url} {...props} onFail={setFailed} /> : null}
      {failed === null ? null : (
        <div className={css['failed']}>
          <ErrorState
            heading="h3"
            title={labels.failed}
            text={labels.failedHint}
            code={failed}
            retry={{
              label: labels.retry,
              onRetry: () => {
                setFailed(null)
                onRetry()
              },
            }}
          />
        </div>
      )}
    </section>
  )
}
