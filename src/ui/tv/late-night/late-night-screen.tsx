import { observer } from 'mobx-react-lite'
import type { LateNightEvent } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { cx } from '@/ui/kit/class-names'
import { useTexts } from '@/ui/texts/use-texts'
import { dayName } from '@/ui/tv/parts/day-name'
import { TvHosts } from '@/ui/tv/parts/tv-hosts'
import { TvPage } from '@/ui/tv/parts/tv-page'
import css from './late-night-screen.module.css'
import { LateNightViewModel } from './late-night-view-model'

/** The late-night show: its pictures, its hosts, and its next nights (TVS-005). */
export const Screen = observer(function LateNightScreen() {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(LateNightViewModel)
  useShown(model, model.open)
  const { show } = model
  const found = show.value
  if (found === null)
    return (
      <MissingPage
        title="tv.lateNight.missing"
        text="tv.lateNight.missingText"
        route="tvLivestream"
        link="tv.block.all"
      />
    )
  if (found === undefined)
    return (
      <TvPage busy>
        <LoadError of={show} heading="h1" />
        {show.error === null ? <Coming /> : null}
      </TvPage>
    )
  const { title, tagline, description, headerImages, actors, events } = found
  return (
    <TvPage>
      <PageTitle title={title} description={texts.t('tv.lateNight.description')} />
      <header className={css['header']} data-theme="dark">
        <div className={css['pictures']} data-count={Math.min(3, headerImages.length)}>
          {headerImages.slice(0, 3).map((picture, index) => (
            <Picture
              key={`${picture.family} ${picture.variant}`}
              source={pictureOf(picture)}
              alt=""
              shape="fill"
              eager={index === 0}
              className={css['picture'] ?? ''}
            />
          ))}
        </div>
        <div className={css['words']}>
          <h1>{title}</h1>
          <p>{tagline}</p>
        </div>
      </header>
      <div className={css['columns']}>
        <section aria-labelledby="tv-nights">
          <h2 id="tv-nights" className={css['section']}>
            {texts.t('tv.lateNight.nights')}
          </h2>
          {events.length === 0 ? (
            <EmptyState title={texts.t('tv.lateNight.none')} text={texts.t('tv.lateNight.noneText')} heading="h3" />
          ) : (
            <ol className={cx('plain-list', css['nights'])}>
              {events.map((event) => (
                <Night key={event.id} event={event} model={model} />
              ))}
            </ol>
          )}
        </section>
        <div className={css['aside']}>
          <h2 className={css['section']}>{texts.t('tv.lateNight.hosts')}</h2>
          <TvHosts label={texts.t('tv.lateNight.hosts')} hosts={actors} />
          <h2 className={css['section']}>{texts.t('tv.lateNight.about')}</h2>
          <p>{description}</p>
          <ButtonLink kind="glass" href={href('tvSeries', { series: 'late-night' })}>
            {texts.t('tv.format.series')}
          </ButtonLink>
        </div>
      </div>
    </TvPage>
  )
})

const Night = observer(function Night({
  event,
  model,
}: {
  readonly event: LateNightEvent
  readonly model: LateNightViewModel
}) {
  const texts = useTexts()
  const href = useHref()
  const { headline, text } = model.textOf(event)
  const isOn = model.isRunning(event)
  return (
    <li className={css['night']} data-on={isOn || undefined}>
      <p className={css['when']}>
        <strong>{dayName(event.begin, texts)}</strong>
        <span className="num">
          {texts.time(event.begin)}–{texts.time(event.end)}
        </span>
      </p>
      <div className={css['about']}>
        <h3>{headline}</h3>
        <p>{text}</p>
        {isOn ? (
          <div className={css['on']}>
            <Badge tone="ember" icon={<LiveDot />}>
              {texts.t('tv.lateNight.running')}
            </Badge>
            <ButtonLink kind="primary" href={href('tvLivestream', {})}>
              {texts.t('tv.lateNight.watch')}
            </ButtonLink>
          </div>
        ) : null}
      </div>
    </li>
  )
})

const Coming = () => (
  <>
    <Skeleton width="100%" height="clamp(220px, 34vw, 420px)" shape="block" />
    <Skeleton width="14rem" height="2rem" />
    {Array.from({ length: 4 }, (_, index) => (
      <Skeleton key={index} width="100%" height="6rem" shape="block" />
    ))}
  </>
)
