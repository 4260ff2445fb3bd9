import { ArrowLeft, ArrowRight } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { ARCHIVE_PAGE_SIZE } from '@/domain/blog/post'
import { LoadError } from '@/ui/base/load-error'
import { PostCard } from '@/ui/blog/post-card'
import { Link } from '@/ui/kit/actions/link'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import css from './posts-grid.module.css'
import type { PostsViewModel } from './posts-view-model'

/** One page of posts: the first one large, with links to the previous and next page. */
export const PostsGrid = observer(function PostsGrid({
  model,
  page,
  hrefOf,
  withCategory,
  empty,
}: {
  readonly model: PostsViewModel
  readonly page: number
  readonly hrefOf: (page: number) => string
  readonly withCategory: boolean
  readonly empty: ReactNode
}) {
  const { posts, pages } = model
  const { value } = posts
  if (value === undefined) return posts.error === null ? <Coming /> : <LoadError of={posts} />
  if (value.items.length === 0) return empty
  return (
    <>
      <div className={css['grid']}>
        {value.items.map((post, index) => (
          <PostCard
            key={post.slug}
            post={post}
            heading="h2"
            look={index === 0 && page === 1 ? 'wide' : 'card'}
            eager={index < 3}
            withCategory={withCategory}
          />
        ))}
      </div>
      {pages > 1 ? <Pager page={page} pages={pages} hrefOf={hrefOf} /> : null}
    </>
  )
})

const Pager = observer(function Pager({
  page,
  pages,
  hrefOf,
}: {
  readonly page: number
  readonly pages: number
  readonly hrefOf: (page: number) => string
}) {
  const texts = useTexts()
  return (
    <nav className={css['pager']} aria-label={texts.t('blog.pager.label')}>
      {page > 1 ? (
        <Link href={hrefOf(page - 1)} rel="prev">
          <ArrowLeft aria-hidden="true" />
          {texts.t('blog.pager.newer')}
        </Link>
      ) : (
        <span />
      )}
      <p className="num">{texts.t('blog.pager.at', { page, pages })}</p>
      {page < pages ? (
        <Link href={hrefOf(page + 1)} rel="next">
          {texts.t('blog.pager.older')}
          <ArrowRight aria-hidden="true" />
        </Link>
      ) : (
        <span />
      )}
    </nav>
  )
})

const Coming = () => (
  <div className={css['grid']} aria-busy="true">
    {Array.from({ length: ARCHIVE_PAGE_SIZE }, (_, index) => (
      <TileSkeleton key={index} shape="landscape" />
    ))}
  </div>
)
