import { observer } from 'mobx-react-lite'
import type { ActorId } from '@/domain/ids'
import { usePreparation } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useParamsOf } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { useVideoPage } from './use-video-page'
import { VideoColumns } from './video-columns'

/** A video on the profile of its actor (ACT-021). Another actor's video is missing there. */
export const VideoTab = observer(function VideoTab({
  actor,
}: {
  readonly actor: { readonly id: ActorId; readonly name: string }
}) {
  const { videoId } = useParamsOf('actorVideo')
  const { page, actions, share, membership } = useVideoPage(videoId)
  const { video } = page
  if (video === null && page.error !== null) return <LoadError of={page} />
  if (video === null && page.isLoading) return <Skeleton shape="landscape" />
  if (video?.actor.id !== actor.id) return <MissingVideo actorName={actor.name} />
  return <VideoColumns page={page} actions={actions} share={share} video={video} membership={membership} live={null} />
})

const MissingVideo = observer(function MissingVideo({ actorName }: { readonly actorName: string }) {
  const texts = useTexts()
  const href = useHref()
  usePreparation()?.answerMissing()
  return (
    <EmptyState
      title={texts.t('media.missing.title')}
      text={texts.t('media.missing.text')}
      action={
        <ButtonLink kind="primary" href={href('actorVideos', { actorName })}>
          {texts.t('discovery.profile.allVideos')}
        </ButtonLink>
      }
    />
  )
})
