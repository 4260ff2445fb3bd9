import { observer } from 'mobx-react-lite'
import type { ActorCategory } from '@/application/actors/actor-gateway'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './category-tile.module.css'

/** A category with the artwork of one of its actors, and its number of live actors. */
export const CategoryTile = observer(function CategoryTile({ category }: { readonly category: ActorCategory }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <Link className={css['tile']} href={href('category', { categorySlug: category.slug })} data-theme="dark">
      <Picture source={pictureOf({ family: category.family, variant: 'l1' })} alt="" shape="fill" sizes="182px" />
      <span className={css['words']}>
        <strong>{category.name}</strong>
        <span className="num">{texts.t('actors.categoryLive', { count: category.onlineCount })}</span>
      </span>
    </Link>
  )
})
