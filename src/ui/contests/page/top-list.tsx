import { observer } from 'mobx-react-lite'
import type { ContestEntry } from '@/domain/contests/contest'
import { pictureOf } from '@/ui/artwork/picture-of'
import { Link } from '@/ui/kit/actions/link'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { useEntryHref } from './entry-tile'
import css from './top-list.module.css'

/** The first ten of a contest (CON-019). */
export const TopList = observer(function TopList({ entries }: { readonly entries: readonly ContestEntry[] }) {
  const texts = useTexts()
  const hrefOf = useEntryHref()
  return (
    <section className={css['list']} aria-labelledby="contest-top">
      <h2 id="contest-top">{texts.t('contests.top')}</h2>
      <ol>
        {entries.map((entry) => (
          <li key={entry.mediaId} data-medal={entry.place <= 3 || undefined}>
            <span className={css['place']}>{entry.place}.</span>
            <span className={css['picture']}>
              <Picture source={pictureOf(entry.cover)} alt="" shape="fill" sizes="60px" />
            </span>
            <Link href={hrefOf(entry)} className={css['words']}>
              <span>{entry.actor.name}</span>
              <span>{entry.title}</span>
            </Link>
            <span className={css['votes']}>{texts.number(entry.votes)}</span>
          </li>
        ))}
      </ol>
    </section>
  )
})
