import { observer } from 'mobx-react-lite'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Picture } from '@/ui/kit/media/picture'
import css from './jumbotron.module.css'
import { JumbotronViewModel } from './jumbotron-view-model'

/** As many outlines as a wide page has in one line. */
const OUTLINES = 3

/** What the platform recommends on the start page (OTH-011). It is left out where it cannot be loaded: all it leads to is linked elsewhere. */
export const Jumbotron = observer(function Jumbotron() {
  const href = useHref()
  const { slides } = useViewModel(JumbotronViewModel)
  if (slides.value?.length === 0 || (slides.value === undefined && slides.error !== null)) return null
  return (
    <ul role="list" className={css['slides']} aria-busy={slides.value === undefined}>
      {slides.value?.map(({ id, title, text, picture, route }) => (
        <li key={id} className={css['slide']} data-theme="dark">
          <Picture source={pictureOf(picture)} alt="" shape="fill" sizes="(min-width: 900px) 420px, 100vw" />
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
