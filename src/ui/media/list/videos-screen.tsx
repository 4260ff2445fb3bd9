import { observer } from 'mobx-react-lite'
import { useService, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { useMatch } from '@/ui/base/page'
import { useListAddress } from '@/ui/base/use-list-address'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { VipInvite } from '@/ui/payments/vip-offer'
import { useMembership } from '@/ui/payments/use-membership'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import { part } from '@/ui/kit/part'
import { VideoGridView } from './video-grid-view'
import { VideoHub } from './video-hub'
import { VideoHubViewModel } from './video-hub-view-model'
import { isVideoList, type VideoListName } from './video-list'
import { VideoListsNav } from './video-lists-nav'
import css from './videos-screen.module.css'
import { videoAddress } from './video-query'
import { VideosViewModel } from './videos-view-model'

const ValueHistory = part(async () => (await import('@/ui/media/vip30/value-history-screen')).ValueHistory)

/** Videos: the overview, and each list under an address of its own. */
export const Screen = observer(function VideosScreen() {
  const texts = useTexts()
  const page = useMatch()
  const membership = useMembership()
  const list = page.kind === 'route' && isVideoList(page.route) ? page.route : null
  const title = texts.t(`media.lists.${list ?? 'videos'}`)
  const lead = texts.t(`media.lead.${list ?? 'videos'}`)
  const seo = useSeoText(list === null ? 'videos' : null)
  return (
    <ListPage
      title={title}
      tabTitle={seo?.seoTitle ?? title}
      description={seo?.seoDescription ?? lead}
      note={<p>{lead}</p>}
    >
      <VideoListsNav />
      {list === 'vipVideos' ? (
        <div className={css['offers']}>
          <VipInvite of={membership} />
          <ValueHistory fallback={<div className={css['history']} />} />
        </div>
      ) : null}
      {list === null ? <Overview /> : <List name={list} title={title} />}
      <SeoFold text={seo} />
    </ListPage>
  )
})

const Overview = observer(function Overview() {
  return <VideoHub hub={useViewModel(VideoHubViewModel)} />
})

const List = observer(function List({ name, title }: { readonly name: VideoListName; readonly title: string }) {
  const videos = useViewModel(VideosViewModel)
  const address = useListAddress(videoAddress)
  const { isLoggedIn } = useService(GuestViewModel)
  return <VideoGridView name={name} title={title} videos={videos} address={address} isLoggedIn={isLoggedIn} />
})
