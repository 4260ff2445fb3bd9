import { observer } from 'mobx-react-lite'
import type { LibraryItem } from '@/domain/library/library'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import { addressOfItem, titleOfItem } from './item-kinds'
import css from './library-lately.module.css'

/** The guest's latest activities across the whole library (GUE-039). */
export const LibraryLately = observer(function LibraryLately({ items }: { readonly items: readonly LibraryItem[] }) {
  const texts = useTexts()
  const href = useHref()
  if (items.length === 0) return null
  return (
    <section className={css['lately']} aria-labelledby="library-lately">
      <h2 id="library-lately">{texts.t('library.side.activity')}</h2>
      <ul role="list">
        {items.map((item) => {
          const { id, activity, at } = item
          const title = titleOfItem(item, texts)
          const address = addressOfItem(item, href)
          return (
            <li key={id}>
              {address === null ? <span>{title}</span> : <Link href={address}>{title}</Link>}
              <span className={css['when']}>{texts.t(`library.item.${activity}`, { date: texts.date(at) })}</span>
            </li>
          )
        })}
      </ul>
    </section>
  )
})
