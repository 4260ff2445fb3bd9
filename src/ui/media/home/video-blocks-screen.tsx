import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useViewModel } from '@/ui/base/container'
import hubCss from '@/ui/media/list/video-hub.module.css'
import { VideoRow } from '@/ui/media/list/video-row'
import { Jumbotron } from '@/ui/promo/jumbotron-screen'
import { useTexts } from '@/ui/texts/use-texts'
import css from './video-blocks.module.css'
import { VideoBlocksViewModel } from './video-blocks-view-model'

/** What everyone watches and the VIP30 offers, on the start page (NAV-063, NAV-065). */
export const VideoBlocks = observer(function VideoBlocks() {
  const texts = useTexts()
  const { vip30, trends } = useViewModel(VideoBlocksViewModel)
  useEffect(() => {
    texts.load('media').catch(() => undefined)
  }, [texts])
  if (!texts.has('media')) return <div className={css['coming']} aria-busy="true" />
  return (
    <div className={hubCss['shelves']}>
      <Jumbotron />
      <VideoRow name="videoTrends" list={trends} />
      <VideoRow name="vip30Videos" list={vip30} />
    </div>
  )
})
