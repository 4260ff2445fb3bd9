import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useHref } from '@/ui/base/use-href'
import { LoadError } from '@/ui/base/load-error'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { useTexts } from '@/ui/texts/use-texts'
import { WHOLE_FEED } from './list/feed-query'
import { useFeed } from './list/use-feed'
import css from './newest-posts.module.css'
import { PostCard } from './post/post-card'
import { TipSheet } from './talk/tip-sheet'

/** Number of posts shown: one line of a wide page. */
const SHOWN = 3

/** The newest posts, on the start page (NAV-064). */
export const NewestPosts = observer(function NewestPosts() {
  const texts = useTexts()
  const href = useHref()
  const { feed, services } = useFeed(null, WHOLE_FEED, { first: SHOWN })
  useEffect(() => {
    texts.load('feed').catch(otherwise())
  }, [texts])
  const { list } = feed
  if (list.error !== null) return <LoadError of={list} isQuiet />
  if (list.isEmpty) return null
  if (!list.isKnown || !texts.has('feed')) return <div className={css['coming']} aria-busy="true" />
  const { tipped } = services.actions
  return (
    <section aria-labelledby="newest-posts">
      <SectionHead
        id="newest-posts"
        title={texts.t('feed.title')}
        link={{ label: texts.t('feed.all'), href: href('feed', {}) }}
      />
      <ul role="list" className={css['posts']}>
        {list.items.slice(0, SHOWN).map((post) => (
          <li key={post.id}>
            <PostCard post={post} services={services} />
          </li>
        ))}
      </ul>
      <TipSheet post={tipped === null ? null : feed.postOf(tipped)} actions={services.actions} />
    </section>
  )
})
