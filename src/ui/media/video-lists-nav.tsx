import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { Link } from '@/ui/kit/link'
import { useMatch } from '@/ui/shell/page'
import { useHref } from '@/ui/shell/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { VIDEO_LISTS } from './video-list'
import css from './video-lists-nav.module.css'

/** The way from one list of videos to the others; on a phone it scrolls sideways and shows the current one. */
export const VideoListsNav = observer(function VideoListsNav() {
  const texts = useTexts()
  const href = useHref()
  const page = useMatch()
  const current = page.kind === 'route' ? page.route : null
  const row = useRef<HTMLElement>(null)
  useEffect(() => {
    const link = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && link) row.current.scrollLeft = link.offsetLeft - row.current.clientWidth / 3
  }, [current])
  return (
    <nav ref={row} className={css['nav']} aria-label={texts.t('media.lists.label')}>
      {(['videos', ...VIDEO_LISTS] as const).map((list) => (
        <Link key={list} href={href(list, {})} aria-current={current === list ? 'page' : undefined}>
          {texts.t(`media.lists.${list}`)}
        </Link>
      ))}
    </nav>
  )
})
