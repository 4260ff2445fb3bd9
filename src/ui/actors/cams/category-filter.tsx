import { observer } from 'mobx-react-lite'
import type { ActorCategory } from '@/application/actors/actor-gateway'
import { cx } from '@/ui/kit/class-names'
import { Link } from '@/ui/kit/actions/link'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './category-filter.module.css'

/** The categories as a row above the list. */
export const CategoryRow = observer(function CategoryRow({
  categories,
  chosen,
}: {
  readonly categories: readonly ActorCategory[]
  readonly chosen: string | null
}) {
  const texts = useTexts()
  return (
    <nav aria-label={texts.t('actors.filter.categories')} className={css['row']}>
      <ScrollRow label={texts.t('actors.filter.categories')} className={css['links'] ?? ''}>
        <Links categories={categories} chosen={chosen} />
      </ScrollRow>
    </nav>
  )
})

/** The categories one below the other. */
export const CategoryList = observer(function CategoryList({
  categories,
}: {
  readonly categories: readonly ActorCategory[]
}) {
  return (
    <div className={css['list']}>
      <Links categories={categories} chosen={null} />
    </div>
  )
})

const Links = observer(function Links({
  categories,
  chosen,
}: {
  readonly categories: readonly ActorCategory[]
  readonly chosen: string | null
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <>
      <Link className={cx(css['link'], chosen === null && css['chosen'])} href={href('cams', {})}>
        {texts.t('actors.filter.all')}
      </Link>
      {categories.map((category) => (
        <Link
          key={category.slug}
          className={cx(css['link'], category.slug === chosen && css['chosen'])}
          aria-current={category.slug === chosen ? 'page' : undefined}
          href={href('category', { categorySlug: category.slug })}
        >
          {category.name}
        </Link>
      ))}
    </>
  )
})
