import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import type { ModalProps } from '@/ui/base/modal-props'
import { useHref } from '@/ui/base/use-href'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { VideoBoxViewModel } from '@/ui/boxes/video/video-box-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Player } from '@/ui/kit/media/player'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly 'video-with-player': { readonly videoId: string }
  }
}

export const namespaces = ['boxes', 'media'] as const

/** Plays a video, or its preview, above the page that it was opened on. */
export const Box = observer(function VideoBox({ values: { videoId }, onClose }: ModalProps<'video-with-player'>) {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(VideoBoxViewModel)
  useEffect(() => model.show(videoId), [model, videoId])
  const { playable, isPreviewOver } = model
  const { value } = playable
  if (value === undefined)
    return (
      <BoxDialog size="l" title={texts.t('boxes.video.loading')} onClose={onClose}>
        {playable.error === null ? <Skeleton shape="block" height="240px" /> : <LoadError of={playable} />}
      </BoxDialog>
    )
  if (value === null)
    return (
      <BoxDialog
        title={texts.t('boxes.video.gone')}
        text={texts.t('boxes.video.goneText')}
        action={
          <ButtonLink kind="primary" href={href('allVideos', {})} onClick={onClose}>
            {texts.t('boxes.video.all')}
          </ButtonLink>
        }
        onClose={onClose}
      />
    )
  const { video, source } = value
  return (
    <BoxDialog
      size="l"
      title={video.title}
      text={video.actor.name}
      action={
        <ButtonLink
          kind={isPreviewOver ? 'primary' : 'glass'}
          href={href('video', { videoId: video.id })}
          onClick={onClose}
        >
          {texts.t('boxes.video.open')}
        </ButtonLink>
      }
      onClose={onClose}
    >
      <Player
        src={String(source.playlistUrl)}
        title={video.title}
        language={texts.language}
        poster={pictureOf(video.cover)}
        frames={video.previewThumbnails}
        labels={{
          failed: texts.t('media.player.failed'),
          failedHint: texts.t('media.player.failedHint'),
          retry: texts.t('shell.states.retry'),
        }}
        onStart={() => model.began()}
        onEnded={() => model.end()}
        {...(source.kind === 'preview' ? { limitSeconds: source.seconds } : {})}
      />
      {isPreviewOver ? <p role="status">{texts.t('boxes.video.whole')}</p> : null}
    </BoxDialog>
  )
})
