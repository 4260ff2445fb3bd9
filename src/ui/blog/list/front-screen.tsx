import { observer } from 'mobx-react-lite'
import type { FrontPage, FrontSection } from '@/domain/blog/front-page'
import type { ArchiveYear } from '@/domain/blog/post'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton, TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { SeoFold } from '@/ui/seo/seo-text'
import { useSeoText } from '@/ui/seo/use-seo-text'
import { useTexts } from '@/ui/texts/use-texts'
import { PostCard } from '@/ui/blog/post-card'
import css from './front-screen.module.css'
import { FrontViewModel } from './front-view-model'
import { SectionsNav } from './sections-nav'

/** The front page of the magazine (BLO-014). */
export const Screen = observer(function FrontScreen() {
  const texts = useTexts()
  const { front, years } = useViewModel(FrontViewModel)
  const seo = useSeoText('blog')
  return (
    <div className={css['page']}>
      <PageTitle
        title={seo?.seoTitle ?? texts.t('blog.title')}
        {...(seo === null ? {} : { description: seo.seoDescription })}
      />
      <header className={css['masthead']}>
        <h1>{texts.t('blog.title')}</h1>
        <p>{seo?.h2}</p>
      </header>
      <SectionsNav current={null} />
      {front.value === undefined ? (
        front.error === null ? (
          <Coming />
        ) : (
          <LoadError of={front} />
        )
      ) : (
        <Front page={front.value} />
      )}
      <Years years={years.value ?? []} />
      <SeoFold text={seo} />
    </div>
  )
})

const Front = observer(function Front({ page: { lead, latest, sections } }: { readonly page: FrontPage }) {
  const texts = useTexts()
  if (lead === null)
    return (
      <EmptyState
        picture={<ShapeIcon seed={12} />}
        title={texts.t('blog.empty.title')}
        text={texts.t('blog.empty.text')}
      />
    )
  return (
    <>
      <PostCard post={lead} look="lead" heading="h2" eager />
      <section className={css['latest']} aria-label={texts.t('blog.fresh')}>
        {latest.map((post) => (
          <PostCard key={post.slug} post={post} look="row" />
        ))}
      </section>
      {sections.map((section) => (
        <Section key={section.category} section={section} />
      ))}
    </>
  )
})

const Section = observer(function Section({ section: { category, posts } }: { readonly section: FrontSection }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <section className={css['section']}>
      <SectionHead
        title={texts.t(`blog.category.${category}`)}
        link={{ label: texts.t('blog.all'), href: href('blogCategory', { blogCategory: category }) }}
      />
      <div
        className={css['editorial']}
        data-side={category === 'actions' || category === 'interviews' ? 'end' : 'start'}
      >
        {posts.map((post, index) => (
          <PostCard key={post.slug} post={post} look={index === 0 ? 'wide' : 'row'} withCategory={false} />
        ))}
      </div>
    </section>
  )
})

const Years = observer(function Years({ years }: { readonly years: readonly ArchiveYear[] }) {
  const texts = useTexts()
  const href = useHref()
  if (years.length === 0) return null
  return (
    <nav className={css['years']} aria-label={texts.t('blog.archive.name')}>
      <h2>{texts.t('blog.archive.name')}</h2>
      <ul role="list">
        {years.map(({ year, count }) => (
          <li key={year}>
            <Link href={href('blogArchive', { year: String(year) })}>
              <strong className="num">{year}</strong>
              <span className="num">{texts.t('blog.archive.count', { count })}</span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
})

const Coming = () => (
  <div aria-busy="true">
    <div className={css['coming']}>
      <Skeleton shape="landscape" />
      <div>
        <Skeleton width="30%" />
        <Skeleton width="95%" height="2.8rem" />
        <Skeleton width="70%" height="2.8rem" />
        <Skeleton width="85%" />
      </div>
    </div>
    <div className={css['latest']}>
      {[0, 1, 2, 3].map((index) => (
        <TileSkeleton key={index} shape="landscape" />
      ))}
    </div>
  </div>
)
