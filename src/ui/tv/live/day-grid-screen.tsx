import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { TvChannel } from '@/domain/tv/channel'
import type { Broadcast } from '@/domain/tv/tv'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Chip } from '@/ui/kit/actions/chip'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './day-grid.module.css'
import { dayName } from '@/ui/tv/parts/day-name'
import { DayTimeline } from './day-timeline'
import { TvDayViewModel } from './tv-day-view-model'

/** Number of today's broadcasts listed without a press, from the current one. */
const SHOWN = 6

/** A day's programme on the guest's clock: a timeline, or a list on phones (TVS-006). */
export const DayGridScreen = observer(function DayGridScreen({ channel }: { readonly channel: TvChannel }) {
  const texts = useTexts()
  const model = useViewModel(TvDayViewModel)
  useShown(
    model,
    useCallback(() => model.show(channel), [model, channel]),
  )
  const { program, now, day, days, ahead } = model
  const broadcasts = program.value
  const over = (broadcasts ?? []).filter(({ end }) => end <= now)
  const left = (broadcasts ?? []).filter(({ end }) => end > now)
  return (
    <section className={css['section']} aria-labelledby="tv-program">
      <header className={css['head']}>
        <h2 id="tv-program">{texts.t('tv.program.title')}</h2>
        <p>{texts.t('tv.program.zone')}</p>
      </header>
      <ChipRow label={texts.t('tv.program.days')}>
        {days.map(({ from }, index) => (
          <Chip key={from} on={index === ahead} onToggle={() => model.choose(index)}>
            {index === 0
              ? texts.t('tv.program.today')
              : index === 1
                ? texts.t('tv.program.tomorrow')
                : dayName(from, texts)}
          </Chip>
        ))}
      </ChipRow>
      <LoadError of={program} />
      {broadcasts === undefined && program.error === null ? <Coming /> : null}
      {broadcasts?.length === 0 ? (
        <EmptyState title={texts.t('tv.program.none')} text={texts.t('tv.program.noneText')} heading="h3" />
      ) : null}
      {broadcasts === undefined || broadcasts.length === 0 ? null : (
        <>
          <DayTimeline broadcasts={broadcasts} day={day} now={now} />
          <div className={css['list']}>
            <Folded title={texts.t('tv.program.earlier')} broadcasts={over} now={now} />
            <Rows broadcasts={ahead === 0 ? left.slice(0, SHOWN) : left} now={now} />
            <Folded title={texts.t('tv.program.later')} broadcasts={ahead === 0 ? left.slice(SHOWN) : []} now={now} />
          </div>
        </>
      )}
    </section>
  )
})

interface RowsProps {
  readonly broadcasts: readonly Broadcast[]
  readonly now: number
}

/** Folds today's past and distant broadcasts, so that the list begins with the current ones. */
const Folded = ({ title, broadcasts, now }: RowsProps & { readonly title: string }) =>
  broadcasts.length === 0 ? null : (
    <details className={css['folded']}>
      <summary>{title}</summary>
      <Rows broadcasts={broadcasts} now={now} />
    </details>
  )

const Rows = ({ broadcasts, now }: RowsProps) => (
  <ol className="plain-list">
    {broadcasts.map((broadcast) => (
      <Row key={broadcast.id} broadcast={broadcast} now={now} />
    ))}
  </ol>
)

const Row = observer(function Row({ broadcast, now }: { readonly broadcast: Broadcast; readonly now: number }) {
  const texts = useTexts()
  const href = useHref()
  const { title, episode, start, end, formatKey, video } = broadcast
  const isOn = start <= now && now < end
  return (
    <li className={css['row']} data-on={isOn || undefined} data-over={end <= now || undefined}>
      <time className="num" dateTime={new Date(start).toISOString()}>
        {texts.time(start)}
      </time>
      <div className={css['words']}>
        <Link href={href('tvFormat', { formatKey })}>{title}</Link>
        {episode === '' ? null : <span>{episode}</span>}
        {isOn ? (
          <Badge tone="ember" icon={<LiveDot />}>
            {texts.t('tv.program.on')}
          </Badge>
        ) : null}
        {end <= now && video !== null ? (
          <Link className={css['watch']} href={href('tvVideo', { videoId: video.id, hashId: video.hashId })}>
            {texts.t('tv.program.watch')}
          </Link>
        ) : null}
      </div>
    </li>
  )
})

/** The outline of a day. */
const Coming = () => (
  <div className={css['coming']} aria-busy="true">
    {Array.from({ length: 6 }, (_, index) => (
      <Skeleton key={index} width="100%" height="3.4rem" shape="block" />
    ))}
  </div>
)
