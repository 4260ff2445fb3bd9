import { useEffect, useState, type ComponentType } from 'react'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { Picture } from './picture'
import css from './player.module.css'
import type { PlayerProps, StageProps } from './player-props'
import type { PlayerError } from './player-source'

const dictionaries = {
  de: () => import('media-chrome/lang/de.js'),
  es: () => import('media-chrome/lang/es.js'),
  en: () => Promise.resolve(),
} as const

async function loadControls(language: PlayerProps['language']): Promise<ComponentType<StageProps>> {
  const [{ PlayerControls }] = await Promise.all([import('./player-controls'), dictionaries[language]()])
  return PlayerControls
}

/** Plays a video: poster at once, controls once loaded, and a retry after failures. */
export function Player(props: PlayerProps) {
  const { language, src, poster, title, labels, onError } = props
  const [stage, setStage] = useState<{ readonly View: ComponentType<StageProps> } | null>(null)
  const [failed, setFailed] = useState<{ readonly src: string; readonly error: PlayerError } | null>(null)
  const broken = failed?.src === src
  useEffect(() => {
    let gone = false
    const show = (View: ComponentType<StageProps>) => {
      if (!gone) setStage({ View })
    }
    const miss = () => {
      if (!gone) setFailed({ src, error: 'network' })
    }
    if (!broken) loadControls(language).then(show, miss)
    return () => {
      gone = true
    }
  }, [language, src, broken])
  const fail = (failure: PlayerError) => {
    setFailed({ src, error: failure })
    onError?.(failure)
  }
  return (
    <section className={css['player']} aria-label={title} data-theme="dark">
      {poster ? <Picture source={poster} alt="" shape="fill" eager sizes="(min-width: 1200px) 900px, 100vw" /> : null}
      {stage && !broken ? <stage.View key={src} {...props} onFail={fail} /> : null}
      {broken ? (
        <div className={css['failed']}>
          <ErrorState
            heading="h3"
            title={labels.failed}
            text={labels.failedHint}
            retry={{ label: labels.retry, onRetry: () => setFailed(null) }}
          />
        </div>
      ) : null}
    </section>
  )
}
