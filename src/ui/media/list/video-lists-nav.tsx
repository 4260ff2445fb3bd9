import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/kit/actions/link'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { useMatch } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { VIDEO_LISTS } from './video-list'
import css from './video-lists-nav.module.css'

/** The way from one list of videos to the others. */
export const VideoListsNav = observer(function VideoListsNav() {
  const texts = useTexts()
  const href = useHref()
  const page = useMatch()
  const current = page.kind === 'route' ? page.route : null
  return (
    <LinkRow label={texts.t('media.lists.label')} current={current} className={css['nav'] ?? ''}>
      {(['videos', ...VIDEO_LISTS, 'videoStars'] as const).map((list) => (
        <Link key={list} href={href(list, {})} aria-current={current === list ? 'page' : undefined}>
          {texts.t(`media.lists.${list}`)}
        </Link>
      ))}
    </LinkRow>
  )
})
