import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Video } from '@/domain/media/video'
import { useViewModel } from '@/ui/base/container'
import hubCss from '@/ui/media/list/video-hub.module.css'
import { VideoRow } from '@/ui/media/list/video-row'
import { BannerSlot, JumbotronSlot } from '@/ui/promo/slots'
import { useTexts } from '@/ui/texts/use-texts'
import css from './video-blocks.module.css'
import { VideoBlocksViewModel } from './video-blocks-view-model'

/** Video rows of the start page (NAV-063, NAV-065, NAV-069). `before`: the videos above them. */
export const VideoBlocks = observer(function VideoBlocks({ before }: { readonly before: readonly Video[] }) {
  const texts = useTexts()
  const blocks = useViewModel(VideoBlocksViewModel)
  const { vip30, trends, welcome } = blocks
  const [ofTrends, ofWelcome, ofVip30] = blocks.shownBelow(before)
  useEffect(() => {
    texts.load('media').catch(otherwise())
  }, [texts])
  if (!texts.has('media')) return <div className={css['coming']} aria-busy="true" />
  return (
    <div className={hubCss['shelves']}>
      <JumbotronSlot type="homepage" />
      <VideoRow name="videoTrends" list={trends} videos={ofTrends} />
      <BannerSlot placement="start" />
      <VideoRow name="freeClips" list={welcome} videos={ofWelcome} title={texts.t('media.lists.welcomeClips')} />
      <VideoRow name="vip30Videos" list={vip30} videos={ofVip30} />
    </div>
  )
})
