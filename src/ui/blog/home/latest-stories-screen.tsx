import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { PostCard } from '@/ui/blog/post-card'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { useTexts } from '@/ui/texts/use-texts'
import css from './latest-stories.module.css'
import { LatestStoriesViewModel } from './latest-stories-view-model'

/** The newest stories of the magazine, on the start page (NAV-071). */
export const LatestStories = observer(function LatestStories() {
  const texts = useTexts()
  const href = useHref()
  const { posts } = useViewModel(LatestStoriesViewModel)
  useEffect(() => {
    texts.load('blog').catch(otherwise())
  }, [texts])
  if (posts.error !== null) return <LoadError of={posts} isQuiet />
  if (posts.value?.length === 0) return null
  if (posts.value === undefined || !texts.has('blog')) return <div className={css['coming']} aria-busy="true" />
  return (
    <section aria-labelledby="latest-stories">
      <SectionHead
        id="latest-stories"
        title={texts.t('blog.home.title')}
        link={{ label: texts.t('blog.category.latest'), href: href('blog', {}) }}
      />
      <div className={css['stories']}>
        {posts.value.map((post) => (
          <PostCard key={post.slug} post={post} />
        ))}
      </div>
    </section>
  )
})
