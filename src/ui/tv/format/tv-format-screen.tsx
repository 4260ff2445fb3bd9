import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { Broadcast, TvFormat } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Badge } from '@/ui/kit/feedback/badge'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { cx } from '@/ui/kit/class-names'
import { useTexts } from '@/ui/texts/use-texts'
import headCss from '@/ui/tv/mediathek/mediathek.module.css'
import { dayName } from '@/ui/tv/parts/day-name'
import { PostList } from '@/ui/tv/parts/post-list'
import { TvHosts } from '@/ui/tv/parts/tv-hosts'
import { TvPage } from '@/ui/tv/parts/tv-page'
import css from './tv-format-screen.module.css'
import { TvFormatViewModel } from './tv-format-view-model'

/** A format: description, times, hosts, and articles (TVS-001). */
export const Screen = observer(function TvFormatScreen() {
  const { formatKey } = useParamsOf('tvFormat')
  const model = useViewModel(TvFormatViewModel)
  useShown(
    model,
    useCallback(() => model.show(formatKey), [model, formatKey]),
  )
  const { format } = model
  if (format.value === null)
    return (
      <MissingPage title="tv.format.missing" text="tv.format.missingText" route="tvLivestream" link="tv.block.all" />
    )
  if (format.value === undefined)
    return (
      <TvPage busy>
        <LoadError of={format} heading="h1" />
        {format.error === null ? (
          <>
            <Skeleton width="100%" height="clamp(240px, 30vw, 400px)" shape="block" />
            <Skeleton width="100%" height="12rem" shape="block" />
          </>
        ) : null}
      </TvPage>
    )
  return <Format format={format.value} />
})

const Format = observer(function Format({ format }: { readonly format: TvFormat }) {
  const texts = useTexts()
  const href = useHref()
  const { key, title, tagline, description, genre, picture, isPremium, hosts, broadcasts, posts, videoCount } = format
  return (
    <TvPage>
      <PageTitle title={title} description={description} />
      <header className={headCss['series']} data-theme="dark">
        <Picture source={pictureOf(picture)} alt="" shape="fill" eager />
        <div className={headCss['words']}>
          <div className={headCss['facts']}>
            {isPremium ? <Badge tone="veil-gold">{texts.t('tv.video.premium')}</Badge> : null}
            <span>{texts.t(`tv.genre.${genre}`)}</span>
          </div>
          <h1>{title}</h1>
          <p>{tagline}</p>
          <p>{description}</p>
          <div className={headCss['actions']}>
            <ButtonLink kind="ink" href={href(isPremium ? 'tvPremiumLivestream' : 'tvLivestream', {})}>
              {texts.t('tv.block.all')}
            </ButtonLink>
            {videoCount === 0 ? null : (
              <ButtonLink kind="glass" href={href('tvSeries', { series: key })}>
                {texts.t('tv.format.series')}
              </ButtonLink>
            )}
          </div>
        </div>
      </header>
      <div className={css['columns']}>
        <section aria-labelledby="tv-broadcasts">
          <h2 id="tv-broadcasts" className={css['title']}>
            {texts.t('tv.format.broadcasts')}
          </h2>
          {broadcasts.length === 0 ? <p>{texts.t('tv.format.none')}</p> : null}
          <ol className={cx('plain-list', css['broadcasts'])}>
            {broadcasts.map((broadcast) => (
              <Row key={broadcast.id} broadcast={broadcast} />
            ))}
          </ol>
        </section>
        <section aria-labelledby="tv-hosts">
          <h2 id="tv-hosts" className={css['title']}>
            {texts.t('tv.format.hosts')}
          </h2>
          <TvHosts label={texts.t('tv.format.hosts')} hosts={hosts} />
        </section>
      </div>
      <PostList title={texts.t('tv.format.posts')} posts={posts} />
    </TvPage>
  )
})

const Row = observer(function Row({ broadcast }: { readonly broadcast: Broadcast }) {
  const texts = useTexts()
  const { start, end, episode, title, channel } = broadcast
  return (
    <li className={css['row']}>
      <span className={css['when']}>
        <strong>{dayName(start, texts)}</strong>
        <span className="num">
          {texts.time(start)}–{texts.time(end)}
        </span>
      </span>
      <span>{episode === '' ? title : episode}</span>
      {channel === 'premium' ? <Badge tone="gold">{texts.t('tv.video.premium')}</Badge> : null}
    </li>
  )
})
