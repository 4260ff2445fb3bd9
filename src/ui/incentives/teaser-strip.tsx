import type { Teaser } from '@/domain/incentives/teaser'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import css from './teaser-strip.module.css'

/** Parts of the product that a guest may not know yet, a line each. */
export function TeaserStrip({ teasers }: { readonly teasers: readonly Teaser[] }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <section className={css['strip']} aria-labelledby="teasers">
      <h2 id="teasers">{texts.t('incentives.teasers')}</h2>
      <ul role="list" className={css['teasers']}>
        {teasers.map(({ id, title, text, route }) => (
          <li key={id}>
            <Link href={href(route as 'cams', {})} className={css['teaser']}>
              <strong>{title}</strong>
              <span>{text}</span>
            </Link>
          </li>
        ))}
      </ul>
    </section>
  )
}
