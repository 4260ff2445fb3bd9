import { observer } from 'mobx-react-lite'
import {
  LIBRARY_MEDIA,
  LIBRARY_MIXES,
  LIBRARY_SOURCES,
  type LibraryCounts,
  type LibraryMedium,
  type LibraryMix,
  type LibrarySource,
} from '@/domain/library/library'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './library-screen.module.css'

const PAGES = { videos: 'memberMediathek', photos: 'memberPhotos' } as const

const TABS = [...LIBRARY_MEDIA, 'playlists', ...LIBRARY_MIXES] as const

/** The tabs of the library (GUE-016 to GUE-018). */
export const LibraryNav = observer(function LibraryNav({
  tab,
}: {
  readonly tab: LibraryMedium | LibraryMix | 'playlists'
}) {
  const texts = useTexts()
  const href = useHref()
  return (
    <TabRow label={texts.t('library.tabs.label')} current={tab}>
      {TABS.map((each) => (
        <Link
          key={each}
          href={
            each === 'videos' || each === 'photos' ? href(PAGES[each], {}) : href('memberMediathek', {}, { tab: each })
          }
          aria-current={each === tab ? 'page' : undefined}
        >
          {texts.t(`library.tabs.${each}`)}
        </Link>
      ))}
    </TabRow>
  )
})

/** The sub-tabs of videos and photos with how much each has. */
export const LibrarySources = observer(function LibrarySources({
  medium,
  source,
  counts,
}: {
  readonly medium: LibraryMedium
  readonly source: LibrarySource
  /** `null`: not known yet. */
  readonly counts: LibraryCounts | null
}) {
  const texts = useTexts()
  const href = useHref()
  return (
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
  )
})
