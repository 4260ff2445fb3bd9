import { observer } from 'mobx-react-lite'
import type { JumbotronSlide } from '@/domain/promo/jumbotron'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import css from './jumbotron.module.css'

/** Number of placeholders: those in one line of a wide page. */
const OUTLINES = 3

/** Large pictures with text in a row, each a link, or placeholders of the same height. */
export const JumbotronSlides = observer(function JumbotronSlides({
  slides,
}: {
  readonly slides: readonly JumbotronSlide[] | undefined
}) {
  const href = useHref()
  return (
    <ul role="list" className={css['slides']} aria-busy={slides === undefined}>
      {slides?.map(({ id, title, text, picture, route }) => (
        <li key={id} className={css['slide']} data-theme="dark">
          <Picture source={pictureOf(picture)} alt="" shape="fill" sizes="(min-width: 900px) 620px, 100vw" />
          <span className={css['veil']} />
          <Link href={href(route as 'cams', {})} className={css['words']}>
            <strong>{title}</strong>
            <span>{text}</span>
          </Link>
        </li>
      )) ??
        Array.from({ length: OUTLINES }, (_, index) => (
          <li key={index} className={css['slide']}>
            <Skeleton shape="block" className={css['coming'] ?? ''} />
          </li>
        ))}
    </ul>
  )
})
