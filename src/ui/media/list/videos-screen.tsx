import { observer } from 'mobx-react-lite'
import { VipInvite } from '@/ui/payments/vip-offer'
import { useMatch } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useTexts } from '@/ui/texts/use-texts'
import { VideoGridView } from './video-grid-view'
import { VideoHub } from './video-hub'
import { isVideoList } from './video-list'
import { VideoListsNav } from './video-lists-nav'
import css from './videos-screen.module.css'

/** Videos: the overview, and each list under an address of its own. */
export const Screen = observer(function VideosScreen() {
  const texts = useTexts()
  const page = useMatch()
  const list = page.kind === 'route' && isVideoList(page.route) ? page.route : null
  const title = texts.t(`media.lists.${list ?? 'videos'}`)
  return (
    <div className={css['page']}>
      <PageTitle title={title} />
      <header className={css['header']}>
        <h1>{title}</h1>
        <p>{texts.t(`media.lead.${list ?? 'videos'}`)}</p>
      </header>
      {list === 'vipVideos' ? <VipInvite className={css['club']} /> : null}
      <VideoListsNav />
      {list === null ? <VideoHub /> : <VideoGridView name={list} title={title} />}
    </div>
  )
})
