import { RotateCcw } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { lengthText } from '@/domain/media/length'
import type { TvVideo, TvVideoDetails } from '@/domain/tv/tv'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { MissingPage } from '@/ui/base/missing-page'
import { useParamsOf } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Badge } from '@/ui/kit/feedback/badge'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import { Player } from '@/ui/kit/media/player'
import { videoSubject } from '@/ui/media/video-subject'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import { TvHosts } from '@/ui/tv/parts/tv-hosts'
import { TvOffer } from '@/ui/tv/parts/tv-offer'
import { TvPage } from '@/ui/tv/parts/tv-page'
import { VideoShelf } from '@/ui/tv/parts/video-shelf'
import css from './tv-video-screen.module.css'
import { TvVideoViewModel } from './tv-video-view-model'

/** A video of the mediathek, the next episode, and further videos (TVS-003). */
export const Screen = observer(function TvVideoScreen() {
  const texts = useTexts()
  const { videoId, hashId } = useParamsOf('tvVideo')
  const model = useViewModel(TvVideoViewModel)
  useShown(
    model,
    useCallback(() => model.show(videoId, hashId), [model, videoId, hashId]),
  )
  const { video, suggestions } = model
  const found = video.value
  if (found === null)
    return (
      <MissingPage title="tv.video.missing" text="tv.video.missingText" route="tvSeriesList" link="tv.series.title" />
    )
  return (
    <TvPage>
      <LoadError of={video} heading="h1" />
      {found === undefined ? video.error === null ? <Coming /> : null : <Columns model={model} video={found} />}
      <VideoShelf title={texts.t('tv.video.suggested')} of={suggestions} videos={model.suggested} />
    </TvPage>
  )
})

const Columns = observer(function Columns({
  model,
  video,
}: {
  readonly model: TvVideoViewModel
  readonly video: TvVideoDetails
}) {
  const texts = useTexts()
  const href = useHref()
  const { title, description, seriesKey, seriesTitle, season, episode, releasedAt, isPremium, hosts, next, previous } =
    video
  return (
    <div className={css['columns']}>
      <VideoTitle video={video} />
      <div className={css['stage']}>
        <Stage model={model} video={video} />
      </div>
      <div className={css['head']}>
        <p className={css['facts']}>
          <Link href={href('tvSeries', { series: seriesKey })}>{seriesTitle}</Link>
          <span className="num">{texts.t('tv.video.episode', { season, episode })}</span>
          <span>{texts.date(releasedAt)}</span>
          {isPremium ? <Badge tone="gold">{texts.t('tv.video.premium')}</Badge> : null}
        </p>
        <h1>{title}</h1>
        <p className={css['text']}>{description}</p>
        <TvHosts label={texts.t('tv.format.hosts')} hosts={hosts} />
      </div>
      <div className={css['aside']}>
        {next === null ? null : <Beside label={texts.t('tv.video.next')} video={next} />}
        {previous === null ? null : <Beside label={texts.t('tv.video.previous')} video={previous} />}
      </div>
    </div>
  )
})

/** The player, and over it, after the preview, the way to the rest. */
const Stage = observer(function Stage({
  model,
  video,
}: {
  readonly model: TvVideoViewModel
  readonly video: TvVideoDetails
}) {
  const texts = useTexts()
  const checkout = useService(Checkout)
  const { source, cover, title, offer, need } = video
  const poster = pictureOf(cover)
  const isOver = model.isPreviewOver && need !== null
  if (source === null)
    return <Picture source={poster} alt="" shape="landscape" eager sizes="(min-width: 1200px) 900px, 100vw" />
  return (
    <div className={css['theatre']}>
      <div inert={isOver}>
        <Player
          key={model.take}
          src={String(source.playlistUrl)}
          title={title}
          language={texts.language}
          poster={poster}
          autoPlay={model.take > 0}
          labels={{
            failed: texts.t('tv.live.failed'),
            failedHint: texts.t('tv.live.failedHint'),
            retry: texts.t('shell.states.retry'),
          }}
          onEnded={() => model.end()}
          onTime={() => model.progress()}
          onError={() => model.renew()}
          {...(source.kind === 'preview' ? { limitSeconds: source.seconds } : {})}
        />
      </div>
      {isOver ? (
        <div className={css['over']}>
          <TvOffer offer={offer} checkout={checkout} title={texts.t('tv.offer.previewOver')}>
            <Button kind="ghost" icon={<RotateCcw />} onClick={() => model.replay()}>
              {texts.t('tv.video.replay')}
            </Button>
          </TvOffer>
        </div>
      ) : null}
    </div>
  )
})

const Beside = observer(function Beside({ label, video }: { readonly label: string; readonly video: TvVideo }) {
  const texts = useTexts()
  const href = useHref()
  const { id, hashId, title, season, episode, cover, duration } = video
  return (
    <Link className={css['beside']} href={href('tvVideo', { videoId: id, hashId })}>
      <span className={css['thumb']}>
        <Picture source={pictureOf(cover)} alt="" shape="landscape" sizes="140px" />
      </span>
      <span className={css['lines']}>
        <small>{label}</small>
        <strong>{title}</strong>
        <small className="num">
          {texts.t('tv.video.episode', { season, episode })} · {lengthText(duration)}
        </small>
      </span>
    </Link>
  )
})

/** Title and description of the page, and the facts that search engines list. */
function VideoTitle({ video }: { readonly video: TvVideoDetails }) {
  const href = useHref()
  const { title, description, isPremium, seriesTitle, seriesKey } = video
  return (
    <PageTitle
      title={title}
      description={description}
      subject={videoSubject({
        ...video,
        isFree: !isPremium,
        author: { name: seriesTitle, address: href('tvSeries', { series: seriesKey }) },
      })}
    />
  )
}

const Coming = () => {
  const texts = useTexts()
  return (
    <div className={css['columns']} aria-busy="true">
      <PageTitle title={texts.t('tv.brand')} />
      <div className={css['stage']}>
        <Skeleton shape="landscape" />
      </div>
      <div className={css['head']}>
        <Skeleton width="min(26rem, 90%)" height="2.6rem" />
        <Skeleton width="60%" />
      </div>
      <div className={css['aside']}>
        <Skeleton shape="block" height="96px" />
        <Skeleton shape="block" height="96px" />
      </div>
    </div>
  )
}
