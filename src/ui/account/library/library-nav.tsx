import { observer } from 'mobx-react-lite'
import { LIBRARY_MEDIA, LIBRARY_MIXES, LIBRARY_SOURCES, type LibraryCounts } from '@/domain/library/library'
import type { LibraryMedium } from '@/domain/library/library'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './library-screen.module.css'
import type { LibraryPageQuery } from './library-query'

const PAGES = { videos: 'memberMediathek', photos: 'memberPhotos' } as const

/** The tabs of the library, and the sub-tabs of videos and photos with how much each has (GUE-016 to GUE-018). */
export const LibraryNav = observer(function LibraryNav({
  query,
  medium,
  counts,
}: {
  readonly query: LibraryPageQuery
  readonly medium: LibraryMedium
  /** `null`: not known yet. */
  readonly counts: LibraryCounts | null
}) {
  const texts = useTexts()
  const href = useHref()
  const { mix, source } = query
  const tab = mix ?? medium
  return (
    <>
      <TabRow label={texts.t('library.tabs.label')} current={tab}>
        {LIBRARY_MEDIA.map((each) => (
          <Link key={each} href={href(PAGES[each], {})} aria-current={each === tab ? 'page' : undefined}>
            {texts.t(`library.tabs.${each}`)}
          </Link>
        ))}
        {LIBRARY_MIXES.map((each) => (
          <Link
            key={each}
            href={href('memberMediathek', {}, { tab: each })}
            aria-current={each === tab ? 'page' : undefined}
          >
            {texts.t(`library.tabs.${each}`)}
          </Link>
        ))}
      </TabRow>
      {mix === null ? (
        <LinkRow label={texts.t('library.sources.label')} current={source} className={css['sources'] ?? ''}>
          {LIBRARY_SOURCES.map((each) => (
            <Link
              key={each}
              href={href(PAGES[medium], {}, each === 'shop' ? {} : { part: each })}
              aria-current={each === source ? 'page' : undefined}
            >
              {texts.t(`library.sources.${each}`)}
              <span className="num">{counts === null ? '' : texts.number(counts[medium][each])}</span>
            </Link>
          ))}
        </LinkRow>
      ) : null}
    </>
  )
})
