import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useMemo } from 'react'
import { lengthText } from '@/domain/media/length'
import type { TvChannel } from '@/domain/tv/channel'
import { ALL_VIDEOS } from '@/domain/tv/channel'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useMatch } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { LivePlayer } from '@/ui/kit/media/live-player'
import { Picture, type PictureSource } from '@/ui/kit/media/picture'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import { RecommendationsViewModel } from '@/ui/tv/mediathek/recommendations-view-model'
import { TvOffer } from '@/ui/tv/parts/tv-offer'
import { TvPage } from '@/ui/tv/parts/tv-page'
import { VideoShelf } from '@/ui/tv/parts/video-shelf'
import { DayGridScreen } from './day-grid-screen'
import { OnAir, OnAirComing } from './on-air'
import css from './tv-live-screen.module.css'
import { TvLiveViewModel } from './tv-live-view-model'

/** The channel of the address. */
function useChannel(): TvChannel {
  const page = useMatch()
  return page.kind === 'route' && page.route === 'tvPremiumLivestream' ? 'premium' : 'free'
}

/** A channel: its live picture, current and next broadcast, and the day's programme (TVS-007). */
export const Screen = observer(function TvLiveScreen() {
  const texts = useTexts()
  const href = useHref()
  const channel = useChannel()
  const isPremium = channel === 'premium'
  const live = useViewModel(TvLiveViewModel)
  const recommended = useViewModel(RecommendationsViewModel)
  useShown(
    live,
    useCallback(() => live.show(channel), [live, channel]),
  )
  useShown(recommended, recommended.open)
  const { current } = live
  const program = current.value
  return (
    <TvPage>
      <PageTitle
        title={texts.t(isPremium ? 'tv.live.premiumTitle' : 'tv.live.title')}
        description={texts.t(isPremium ? 'tv.live.premiumDescription' : 'tv.live.description')}
      />
      <h1 className={css['title']}>{texts.t(isPremium ? 'tv.live.premiumTitle' : 'tv.live.title')}</h1>
      {program === null ? (
        <EmptyState title={texts.t('tv.live.silent')} text={texts.t('tv.live.silentText')} />
      ) : (
        <div className={css['columns']}>
          <div className={css['stage']}>
            <Stage
              live={live}
              channel={channel}
              poster={program === undefined ? null : pictureOf(program.now.picture)}
            />
          </div>
          <div className={css['aside']}>
            <LoadError of={current} />
            {program === undefined ? (
              current.error === null ? (
                <OnAirComing />
              ) : null
            ) : (
              <OnAir now={program.now} next={program.next} progress={live.progress} at={live.now} />
            )}
          </div>
        </div>
      )}
      <DayGridScreen channel={channel} />
      <VideoShelf
        title={texts.t('tv.video.new')}
        of={recommended.videos}
        link={{ label: texts.t('tv.videos.all'), href: href('tvMediathekVideos', { mediathekKey: ALL_VIDEOS }) }}
      />
    </TvPage>
  )
})

/** The player, or what the guest lacks for it. The stream is requested once the page is alive. */
const Stage = observer(function Stage({
  live,
  channel,
  poster,
}: {
  readonly live: TvLiveViewModel
  readonly channel: TvChannel
  readonly poster: PictureSource | null
}) {
  const texts = useTexts()
  const href = useHref()
  const checkout = useService(Checkout)
  useEffect(() => live.watch(), [live, channel])
  const stream = live.stream.value
  const url = stream?.ok === true ? String(stream.url) : null
  const source = useMemo(() => (url === null ? null : { url, renew: () => live.renew() }), [url, live])
  const title = texts.t('tv.live.player', { title: live.current.value?.now.title ?? texts.t('tv.brand') })
  if (source !== null && poster !== null)
    return (
      <LivePlayer
        key={source.url}
        source={source}
        title={title}
        language={texts.language}
        poster={poster}
        labels={{
          failed: texts.t('tv.live.failed'),
          failedHint: texts.t('tv.live.failedHint'),
          retry: texts.t('shell.states.retry'),
          live: texts.t('tv.live.badge'),
          toEdge: (behind) => texts.t('tv.live.toEdge', { time: lengthText(behind) }),
        }}
        onRetry={() => void live.stream.reload()}
      />
    )
  return (
    <div className={css['box']}>
      {poster === null ? (
        <Skeleton shape="landscape" />
      ) : (
        <Picture source={poster} alt="" shape="fill" eager sizes="(min-width: 1200px) 900px, 100vw" />
      )}
      {live.stream.error === null ? null : (
        <div className={css['over']}>
          <LoadError of={live.stream} />
        </div>
      )}
      {stream === undefined || stream.ok ? null : stream.reason === 'locked' ? (
        <div className={css['over']} data-theme="dark">
          <EmptyState title={texts.t('tv.live.locked')} text={texts.t('tv.live.lockedText')} />
        </div>
      ) : (
        <div className={css['over']}>
          <TvOffer offer={stream.offer} checkout={checkout}>
            <ButtonLink kind="ghost" size="l" href={href('tvLivestream', {})}>
              {texts.t('tv.offer.free')}
            </ButtonLink>
          </TvOffer>
        </div>
      )}
    </div>
  )
})
