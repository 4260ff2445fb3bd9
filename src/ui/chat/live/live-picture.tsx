import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { LivePhase, ReceivedStream } from '@/application/chat/live-player'
import { Button } from '@/ui/kit/actions/button'
import { Radio } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'
import css from './live-picture.module.css'
import { LIVE_CHOICES, type LivePictureViewModel } from './live-picture-view-model'

/** The picture that an actor sends, its state, and its settings. */
export const LivePicture = observer(function LivePicture({
  picture,
  stream,
  name,
  isHeardOnly = false,
}: {
  readonly picture: LivePictureViewModel
  readonly stream: ReceivedStream
  readonly name: string
  /** Whether it is a voice call, whose picture is hidden. */
  readonly isHeardOnly?: boolean
}) {
  const texts = useTexts()
  const screen = useRef<HTMLVideoElement>(null)
  const { kind, url } = stream
  const fallback = stream.kind === 'whep' ? stream.fallback : undefined
  useEffect(() => {
    const source: ReceivedStream =
      kind === 'hls' ? { kind, url } : { kind, url, ...(fallback === undefined ? {} : { fallback }) }
    return screen.current === null ? undefined : picture.play(source, screen.current)
  }, [picture, kind, url, fallback])
  return (
    <div className={css['live']} data-phase={picture.phase} data-heard={isHeardOnly || undefined}>
      {/* oxlint-disable-next-line jsx-a11y/media-has-caption -- a live picture has none */}
      <video ref={screen} className={css['screen']} playsInline aria-label={texts.t('chat.live.picture', { name })} />
      <State picture={picture} />
      {picture.isQualityShown ? <Quality picture={picture} /> : null}
    </div>
  )
})

/** Phases in which the guest can do something about it. */
const ACTIONS: Partial<Record<LivePhase, 'retry' | 'play'>> = { failed: 'retry', blocked: 'play', stalled: 'retry' }

const State = observer(function State({ picture }: { readonly picture: LivePictureViewModel }) {
  const texts = useTexts()
  const { phase } = picture
  const action = ACTIONS[phase]
  return (
    <div className={css['state']} role="status" data-shown={phase !== 'playing' || undefined}>
      {phase === 'playing' ? null : <p>{texts.t(`chat.live.phase.${phase}`)}</p>}
      {action === undefined ? null : (
        <Button kind="primary" onClick={() => picture.retry()}>
          {texts.t(`chat.live.${action}`)}
        </Button>
      )}
    </div>
  )
})

/** Shows the picture's quality and delay, and a choice of how it is received (ADD-023). */
const Quality = observer(function Quality({ picture }: { readonly picture: LivePictureViewModel }) {
  const texts = useTexts()
  return (
    <div className={css['quality']}>
      {picture.hasChoice ? (
        <fieldset className={css['choice']}>
          <legend className="visually-hidden">{texts.t('chat.live.choice')}</legend>
          {LIVE_CHOICES.map((choice) => (
            <Radio
              key={choice}
              name="live-choice"
              label={texts.t(`chat.live.choices.${choice}.name`)}
              hint={texts.t(`chat.live.choices.${choice}.hint`)}
              checked={picture.choice === choice}
              onChoose={() => picture.choose(choice)}
            />
          ))}
        </fieldset>
      ) : null}
      <Figures picture={picture} />
    </div>
  )
})

const Figures = observer(function Figures({ picture }: { readonly picture: Pick<LivePictureViewModel, 'quality'> }) {
  const texts = useTexts()
  const { quality } = picture
  if (quality === null) return <p>{texts.t('chat.live.noQuality')}</p>
  const { width, height, framesPerSecond, rate, latency } = quality
  const rows = [
    [texts.t('chat.live.size'), `${width} × ${height}`],
    [texts.t('chat.live.frames'), framesPerSecond === null ? null : texts.number(Math.round(framesPerSecond))],
    [texts.t('chat.live.rate'), rate === null ? null : texts.t('chat.live.kilobits', { count: texts.number(rate) })],
    [
      texts.t('chat.live.latency'),
      latency === null ? null : texts.t('chat.live.milliseconds', { count: texts.number(Math.round(latency)) }),
    ],
  ] as const
  return (
    <dl className={css['figures']}>
      {rows.map(([term, value]) =>
        value === null ? null : (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="num">{value}</dd>
          </div>
        ),
      )}
    </dl>
  )
})
