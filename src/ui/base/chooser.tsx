import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import css from './chooser.module.css'
import { destinations, usePlace } from './destinations'
import { useHref } from './use-href'

/** The parts of the product with their icons: a phone's menu, and part of the start page. */
export const Chooser = observer(function Chooser() {
  const texts = useTexts()
  const href = useHref()
  const { currentOf } = usePlace()
  return (
    <ul role="list" className={css['chooser']}>
      {destinations.map((place) =>
        place.icon === undefined ? null : (
          <li key={place.route}>
            <Link href={href(place.route, {}, place.query)} aria-current={currentOf(place)}>
              <place.icon />
              {texts.t(place.label)}
            </Link>
          </li>
        ),
      )}
    </ul>
  )
})
