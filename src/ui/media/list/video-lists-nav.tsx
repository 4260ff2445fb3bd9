import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/kit/actions/link'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { useMatch } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { VIDEO_LISTS } from './video-list'

/** Links between the lists of videos. */
export const VideoListsNav = observer(function VideoListsNav() {
  const texts = useTexts()
  const href = useHref()
  const page = useMatch()
  const current = page.kind === 'route' ? page.route : null
  return (
    <TabRow label={texts.t('media.lists.label')} current={current}>
      {(['videos', ...VIDEO_LISTS, 'videoStars'] as const).map((list) => (
        <Link key={list} href={href(list, {})} aria-current={current === list ? 'page' : undefined}>
          {texts.t(`media.lists.${list}`)}
        </Link>
      ))}
    </TabRow>
  )
})
