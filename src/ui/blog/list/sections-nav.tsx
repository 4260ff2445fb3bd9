import { observer } from 'mobx-react-lite'
import { BLOG_CATEGORIES, type BlogCategory } from '@/domain/blog/blog-category'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './sections-nav.module.css'

/** The sections of the magazine; `current` is `null` on the front page. */
export const SectionsNav = observer(function SectionsNav({ current }: { readonly current: BlogCategory | null }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <LinkRow label={texts.t('blog.nav')} current={current} className={css['row'] ?? ''}>
      {BLOG_CATEGORIES.map((category) => (
        <Link
          key={category}
          href={href('blogCategory', { blogCategory: category })}
          aria-current={category === current ? 'page' : undefined}
        >
          {texts.t(`blog.category.${category}`)}
        </Link>
      ))}
    </LinkRow>
  )
})
