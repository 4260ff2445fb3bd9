import { Heart, Share2, ThumbsDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { lengthText } from '@/domain/media/length'
import type { VideoDetails } from '@/domain/media/video'
import { Badge } from '@/ui/kit/feedback/badge'
import { ActionButton, ActionRow } from '@/ui/kit/actions/action-button'
import { Link } from '@/ui/kit/actions/link'
import { VisuallyHidden } from '@/ui/kit/visually-hidden'
import { useHref } from '@/ui/base/use-href'
import { ReportLink } from '@/ui/support/report-link'
import { useTexts } from '@/ui/texts/use-texts'
import type { ShareVideoViewModel } from './share-video-view-model'
import css from './video-screen.module.css'
import type { VideoActionsViewModel } from './video-actions-view-model'

/** Title and facts of a video, and the heart. */
export const VideoHead = observer(function VideoHead({
  videoActions: actions,
  share,
  video,
  heading: Heading,
  children,
}: {
  readonly videoActions: Pick<VideoActionsViewModel, 'like' | 'dislike' | 'opinion'>
  readonly share: Pick<ShareVideoViewModel, 'open'>
  readonly video: VideoDetails
  readonly heading: 'h1' | 'h2'
  /** Further buttons beside the heart. */
  readonly children?: ReactNode
}) {
  const texts = useTexts()
  const { liked } = video.guestInfo
  const { isDisliked = false, guestRatingDislikes: dislikes = 0 } = actions.opinion ?? {}
  return (
    <header className={css['head']}>
      <div className={css['title']}>
        <Heading>{video.title}</Heading>
        <ActionRow>
          <ActionButton
            pressed={liked}
            label={`${texts.t('media.page.like')}, ${texts.t('media.page.likes', { count: video.likes })}`}
            icon={<Heart fill={liked ? 'currentColor' : 'none'} />}
            onClick={() => void actions.like(!liked)}
          >
            {texts.number(video.likes)}
          </ActionButton>
          <ActionButton
            pressed={isDisliked}
            label={texts.t('media.page.dislike', { count: dislikes })}
            icon={<ThumbsDown fill={isDisliked ? 'currentColor' : 'none'} />}
            onClick={() => void actions.dislike(!isDisliked)}
          >
            {texts.number(dislikes)}
          </ActionButton>
          <ActionButton
            label={texts.t('media.share.title')}
            icon={<Share2 />}
            aria-haspopup="dialog"
            onClick={() => share.open()}
          >
            {texts.t('media.share.title')}
          </ActionButton>
          {children}
        </ActionRow>
      </div>
      <div className={css['facts']}>
        <span className="num">{lengthText(video.duration)}</span>
        <span>{texts.t('media.page.released', { date: texts.date(video.releasedAt) })}</span>
        {video.ageRating === 18 ? (
          <Badge>
            <span aria-hidden="true">{texts.t('media.page.age', { count: video.ageRating })}</span>
            <VisuallyHidden>{texts.t('media.page.ageLabel', { count: video.ageRating })}</VisuallyHidden>
          </Badge>
        ) : null}
        {video.new ? <Badge>{texts.t('actors.tile.new')}</Badge> : null}
        {video.vip ? <Badge tone="gold">{texts.t('shell.vip')}</Badge> : null}
        {video.contestPlace === null ? null : (
          <Badge tone="gold">{texts.t('media.page.contest', { place: video.contestPlace })}</Badge>
        )}
      </div>
    </header>
  )
})

/** The description of a video, and moods as links to similar ones. */
export const VideoDescription = observer(function VideoDescription({ video }: { readonly video: VideoDetails }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <section className={css['about']}>
      <h2 className="visually-hidden">{texts.t('media.page.about')}</h2>
      <p>{video.description}</p>
      <ul className={css['tags']} aria-label={texts.t('media.page.tags')}>
        {video.tags.map(({ id, label }) => (
          <li key={id}>
            <Link href={href('allVideos', {}, { tag: id })}>{label}</Link>
          </li>
        ))}
      </ul>
      <ReportLink kind="video" id={video.id} name={video.title} />
    </section>
  )
})
