import { useEffect, useState, type ComponentType } from 'react'
import { ErrorState } from './error-state'
import { Picture, type PictureSource } from './picture'
import css from './player.module.css'
import type { PlayerFault } from './player-source'

/** What a player shows and tells. The words are the caller's; the names of the controls follow `language`. */
export interface PlayerProps {
  /** A playlist (`.m3u8`) or a file every browser plays. */
  readonly src: string
  readonly title: string
  readonly language: 'de' | 'en' | 'es'
  readonly poster?: PictureSource
  /** A preview ends here, in seconds, as if the film did. */
  readonly limitSeconds?: number
  readonly autoPlay?: boolean
  readonly muted?: boolean
  readonly loop?: boolean
  readonly labels: { readonly failed: string; readonly failedHint: string; readonly retry: string }
  readonly onEnded?: (reason: 'end' | 'limit') => void
  /** Where the film is and how long it is, in seconds; about four times a second. */
  readonly onTime?: (seconds: number, duration: number) => void
  readonly onFault?: (fault: PlayerFault) => void
}

/** What the loaded half of the player needs besides. */
export interface StageProps extends PlayerProps {
  readonly onFail: (fault: PlayerFault) => void
}

const dictionaries = {
  de: () => import('media-chrome/lang/de.js'),
  es: () => import('media-chrome/lang/es.js'),
  en: () => Promise.resolve(),
} as const

async function loadStage(language: PlayerProps['language']): Promise<ComponentType<StageProps>> {
  const [{ PlayerStage }] = await Promise.all([import('./player-stage'), dictionaries[language]()])
  return PlayerStage
}

/** Plays a film: poster at once, controls when they are here, and another try when something fails. */
export function Player(props: PlayerProps) {
  const { language, src, poster, title, labels, onFault } = props
  const [stage, setStage] = useState<{ readonly View: ComponentType<StageProps> } | null>(null)
  const [failed, setFailed] = useState<{ readonly src: string; readonly fault: PlayerFault } | null>(null)
  const broken = failed?.src === src
  useEffect(() => {
    let gone = false
    const show = (View: ComponentType<StageProps>) => {
      if (!gone) setStage({ View })
    }
    const miss = () => {
      if (!gone) setFailed({ src, fault: 'network' })
    }
    if (!broken) loadStage(language).then(show, miss)
    return () => {
      gone = true
    }
  }, [language, src, broken])
  const fail = (fault: PlayerFault) => {
    setFailed({ src, fault })
    onFault?.(fault)
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
            code={failed.fault}
            retry={{ label: labels.retry, onRetry: () => setFailed(null) }}
          />
        </div>
      ) : null}
    </section>
  )
}
