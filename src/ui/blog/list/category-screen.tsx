import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useShown, useViewModel } from '@/ui/base/container'
import { useParamsOf, useQuery } from '@/ui/base/page'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Breadcrumb } from '@/ui/seo/breadcrumb'
import { useBreadcrumb } from '@/ui/seo/use-breadcrumb'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import css from './front-screen.module.css'
import { ListHead } from './list-head'
import { MissingPost } from './missing-post'
import { PostsGrid } from './posts-grid'
import { pageIn } from './posts-query'
import { PostsViewModel } from './posts-view-model'
import { SectionsNav } from './sections-nav'

/** The posts of a category, page by page (BLO-001 to BLO-005). */
export const Screen = observer(function CategoryScreen() {
  const texts = useTexts()
  const href = useHref()
  const { blogCategory: category } = useParamsOf('blogCategory')
  const page = pageIn(useQuery())
  const model = useViewModel(PostsViewModel)
  useShown(
    model,
    useCallback(() => model.show({ category, year: null, page }), [model, category, page]),
  )
  const seo = useSeoText(`blog-${category}`)
  const crumbs = useBreadcrumb({ type: 'blogCategory', blogCategory: category })
  const title = texts.t(`blog.category.${category}`)
  const hrefOf = (to: number): string => href('blogCategory', { blogCategory: category }, to === 1 ? {} : { page: to })
  if (model.isMissing) return <MissingPost />
  return (
    <div className={css['page']}>
      <PageTitle
        title={seo?.seoTitle ?? title}
        breadcrumb={crumbs}
        {...(seo === null ? {} : { description: seo.seoDescription })}
      />
      <ListHead way={<Breadcrumb label={texts.t('blog.way')} crumbs={crumbs} />} title={title} lead={seo?.h2} />
      <SectionsNav current={category} />
      <PostsGrid
        model={model}
        page={page}
        hrefOf={hrefOf}
        withCategory={category === 'latest'}
        empty={
          <EmptyState
            picture={<ShapeIcon seed={12} />}
            title={texts.t('blog.empty.title')}
            text={texts.t('blog.empty.text')}
          />
        }
      />
      <SeoFold text={seo} />
    </div>
  )
})
