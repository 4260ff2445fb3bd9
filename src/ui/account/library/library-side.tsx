import { observer } from 'mobx-react-lite'
import type { LibrarySidebar } from '@/domain/library/library'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Avatar } from '@/ui/kit/media/avatar'
import { Picture } from '@/ui/kit/media/picture'
import { useTexts } from '@/ui/texts/use-texts'
import { addressOfItem, titleOfItem } from './item-kinds'
import css from './library-side.module.css'

/** The last watched item and live favourites (GUE-041); nothing without either. */
export const LibrarySide = observer(function LibrarySide({ side }: { readonly side: LibrarySidebar | undefined }) {
  const texts = useTexts()
  const href = useHref()
  if (side === undefined || (side.lastWatched === null && side.online.length === 0)) return null
  const { lastWatched, online } = side
  return (
    <aside className={css['side']} aria-label={texts.t('library.side.label')}>
      {lastWatched === null ? null : (
        <section>
          <h2>{texts.t('library.side.goOn')}</h2>
          <Link className={css['video'] ?? ''} href={addressOfItem(lastWatched, href) ?? ''}>
            <span className={css['cover']}>
              <Picture source={pictureOf(lastWatched.cover)} alt="" shape="landscape" sizes="96px" />
            </span>
            <span className={css['title']}>{titleOfItem(lastWatched, texts)}</span>
          </Link>
        </section>
      )}
      {online.length === 0 ? null : (
        <section>
          <h2>{texts.t('library.side.online')}</h2>
          <ul role="list" className={css['actors']}>
            {online.map(({ id, name, avatar }) => (
              <li key={id}>
                <Link href={href('actor', { actorName: name })}>
                  <Avatar source={pictureOf(avatar)} alt={name} ring="live" />
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
    </aside>
  )
})
