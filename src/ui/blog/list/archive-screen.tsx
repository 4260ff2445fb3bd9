import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { POST_CATEGORIES, type ArchiveYear, type PostCategory } from '@/domain/blog/post'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useShown, useViewModel } from '@/ui/base/container'
import { useParamsOf, useQuery } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { Breadcrumb } from '@/ui/seo/breadcrumb'
import { useBreadcrumb } from '@/ui/seo/use-breadcrumb'
import { useTexts } from '@/ui/texts/use-texts'
import css from './front-screen.module.css'
import { ListHead } from './list-head'
import { MissingPost } from './missing-post'
import { PostsGrid } from './posts-grid'
import { categoryIn, pageIn } from './posts-query'
import { PostsViewModel } from './posts-view-model'
import navCss from './sections-nav.module.css'

/** The posts of a year, page by page, of all sections or of one (BLO-006). */
export const Screen = observer(function ArchiveScreen() {
  const texts = useTexts()
  const href = useHref()
  const { year } = useParamsOf('blogArchive')
  const query = useQuery()
  const page = pageIn(query)
  const category = categoryIn(query)
  const model = useViewModel(PostsViewModel)
  useShown(
    model,
    useCallback(() => model.show({ category, year: Number(year), page }), [model, category, year, page]),
  )
  const crumbs = useBreadcrumb({ type: 'blogArchive', year })
  const title = texts.t('blog.archive.title', { year })
  const { value } = model.posts
  const hrefOf = (to: number): string =>
    href(
      'blogArchive',
      { year },
      {
        ...(category === 'latest' ? {} : { category }),
        ...(to === 1 ? {} : { page: to }),
      },
    )
  if (model.isMissing) return <MissingPost />
  return (
    <div className={css['page']}>
      <PageTitle title={title} breadcrumb={crumbs} />
      <ListHead
        way={<Breadcrumb label={texts.t('blog.way')} crumbs={crumbs} />}
        title={title}
        lead={value === undefined ? undefined : texts.t('blog.archive.count', { count: value.total })}
      />
      <Years years={value?.years ?? [{ year: Number(year), count: 0 }]} current={year} />
      <Sections year={year} current={category} />
      <PostsGrid
        model={model}
        page={page}
        hrefOf={hrefOf}
        withCategory={category === 'latest'}
        empty={
          <EmptyState
            picture={<ShapeIcon seed={12} />}
            title={texts.t('blog.archive.none', { year })}
            text={texts.t('blog.archive.noneText')}
          />
        }
      />
    </div>
  )
})

const Years = observer(function Years({
  years,
  current,
}: {
  readonly years: readonly ArchiveYear[]
  readonly current: string
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <LinkRow label={texts.t('blog.archive.years')} current={current} className={navCss['row'] ?? ''}>
      {years.map(({ year, count }) => (
        <Link
          key={year}
          href={href('blogArchive', { year: String(year) })}
          aria-current={String(year) === current ? 'page' : undefined}
        >
          {year}
          {count === 0 ? null : <span className="num">{count}</span>}
        </Link>
      ))}
    </LinkRow>
  )
})

const Sections = observer(function Sections({
  year,
  current,
}: {
  readonly year: string
  readonly current: PostCategory | 'latest'
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <LinkRow label={texts.t('blog.archive.sections')} current={current} className={navCss['pills'] ?? ''}>
      {(['latest', ...POST_CATEGORIES] as const).map((category) => (
        <Link
          key={category}
          href={href('blogArchive', { year }, category === 'latest' ? {} : { category })}
          data-still
          aria-current={category === current ? 'true' : undefined}
        >
          {texts.t(category === 'latest' ? 'blog.archive.everything' : `blog.category.${category}`)}
        </Link>
      ))}
    </LinkRow>
  )
})
