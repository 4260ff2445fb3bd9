import { useEffect, useState, type ComponentType } from 'react'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import type { LivePlayerProps } from './live-player-props'
import { Picture } from './picture'
import css from './player.module.css'
import type { PlayerError } from './player-source'

type Stage = ComponentType<LivePlayerProps & { readonly onFail: (error: PlayerError) => void }>

const dictionaries = {
  de: () => import('media-chrome/lang/de.js'),
  es: () => import('media-chrome/lang/es.js'),
  en: () => Promise.resolve(),
} as const

async function loadControls(language: LivePlayerProps['language']): Promise<Stage> {
  const [{ LiveControls }] = await Promise.all([import('./live-controls'), dictionaries[language]()])
  return LiveControls
}

/** Plays a live channel: poster at once, controls once loaded, and a retry after failures. */
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
    loadControls(language).then(show, miss)
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
