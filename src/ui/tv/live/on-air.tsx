import { observer } from 'mobx-react-lite'
import type { Broadcast } from '@/domain/tv/tv'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Meter } from '@/ui/kit/feedback/meter'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { TvHosts } from '@/ui/tv/parts/tv-hosts'
import css from './on-air.module.css'

const MINUTE = 60_000

/** The current broadcast with its progress, and the next one (TVS-006). */
export const OnAir = observer(function OnAir({
  now: on,
  next,
  progress,
  at,
}: {
  readonly now: Broadcast
  readonly next: Broadcast
  /** 0 to 1. */
  readonly progress: number
  /** Epoch ms. */
  readonly at: number
}) {
  const texts = useTexts()
  const href = useHref()
  const left = Math.max(1, Math.ceil((on.end - at) / MINUTE))
  return (
    <div className={css['cards']}>
      <article className={css['now']} aria-label={texts.t('tv.live.now')}>
        <p className={css['when']}>
          <LiveDot />
          <span>{texts.t('tv.live.now')}</span>
          <span className="num">
            {texts.time(on.start)}–{texts.time(on.end)}
          </span>
        </p>
        <h2>
          <Link href={href('tvFormat', { formatKey: on.formatKey })}>{on.title}</Link>
        </h2>
        {on.episode === '' ? null : <p className={css['episode']}>{on.episode}</p>}
        <div className={css['progress']}>
          <Meter
            thin
            tone="ember"
            label={texts.t('tv.live.progress')}
            value={progress}
            valueText={texts.t('tv.live.minutesLeft', { count: left })}
          />
          <span className="num">{texts.t('tv.live.minutesLeft', { count: left })}</span>
        </div>
        <p className={css['text']}>{on.text}</p>
        <TvHosts
          label={texts.t('tv.live.with', { names: on.hosts.map(({ name }) => name).join(', ') })}
          hosts={on.hosts}
        />
      </article>
      <article className={css['next']} aria-label={texts.t('tv.live.next')}>
        <p className={css['when']}>
          <span>{texts.t('tv.live.next')}</span>
          <span className="num">{texts.time(next.start)}</span>
        </p>
        <h3>
          <Link href={href('tvFormat', { formatKey: next.formatKey })}>{next.title}</Link>
        </h3>
        {next.episode === '' ? null : <p className={css['episode']}>{next.episode}</p>}
      </article>
    </div>
  )
})

/** The outline of both cards. */
export const OnAirComing = () => (
  <div className={css['cards']} aria-hidden="true">
    <div className={css['now']}>
      <Skeleton width="7rem" />
      <Skeleton width="80%" height="2rem" />
      <Skeleton width="55%" />
      <Skeleton width="100%" height="6px" shape="pill" />
      <Skeleton width="100%" height="4.5rem" />
    </div>
    <div className={css['next']}>
      <Skeleton width="6rem" />
      <Skeleton width="60%" height="1.4rem" />
    </div>
  </div>
)
