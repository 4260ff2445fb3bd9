import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useViewModel } from '@/ui/base/container'
import hubCss from '@/ui/media/list/video-hub.module.css'
import { VideoRow } from '@/ui/media/list/video-row'
import { BannerSlot, JumbotronSlot } from '@/ui/promo/slots'
import { useTexts } from '@/ui/texts/use-texts'
import css from './video-blocks.module.css'
import { VideoBlocksViewModel } from './video-blocks-view-model'

/** What everyone watches, clips that cost nothing, and the VIP30 offers, on the start page (NAV-063, NAV-065, NAV-069). */
export const VideoBlocks = observer(function VideoBlocks() {
  const texts = useTexts()
  const { vip30, trends, welcome } = useViewModel(VideoBlocksViewModel)
  useEffect(() => {
    texts.load('media').catch(() => undefined)
  }, [texts])
  if (!texts.has('media')) return <div className={css['coming']} aria-busy="true" />
  return (
    <div className={hubCss['shelves']}>
      <JumbotronSlot type="homepage" />
      <VideoRow name="videoTrends" list={trends} />
      <BannerSlot placement="start" />
      <VideoRow name="freeClips" list={welcome} title={texts.t('media.lists.welcomeClips')} />
      <VideoRow name="vip30Videos" list={vip30} />
    </div>
  )
})
