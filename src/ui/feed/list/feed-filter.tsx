import { observer } from 'mobx-react-lite'
import { TYPE_GROUPS } from '@/domain/feed/feed-lists'
import type { FeedTotals } from '@/domain/feed/post'
import type { ListAddress } from '@/ui/base/use-list-address'
import { Chip } from '@/ui/kit/actions/chip'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import css from './feed-filter.module.css'
import { FEED_SHOWN, type FeedListQuery, type FeedShown } from './feed-query'

/** The filter of the feed; a guest without an account has liked, bought and followed nothing. */
export const FeedFilter = observer(function FeedFilter({
  address: { query, change },
  totals,
  isLoggedIn,
}: {
  readonly address: ListAddress<FeedListQuery>
  readonly totals: FeedTotals | null
  readonly isLoggedIn: boolean
}) {
  const texts = useTexts()
  const counts: Readonly<Partial<Record<FeedShown, number>>> =
    totals === null ? {} : { liked: totals.liked, commented: totals.commented }
  const numberOf = (count: number | undefined) => (count === undefined ? {} : { count: texts.number(count) })
  const shown = FEED_SHOWN.filter((one) => one !== 'all' && (isLoggedIn || query.shown === one))
  return (
    <div className={css['filter']} data-anchor="pagination">
      <ChipRow label={texts.t('feed.filter.label')}>
        <Chip
          on={query.shown === 'all' && query.group === null}
          onToggle={() => change(() => ({ shown: 'all', group: null }))}
        >
          {texts.t('feed.filter.all')}
        </Chip>
        {TYPE_GROUPS.map((group) => (
          <Chip
            key={group}
            on={query.group === group}
            {...numberOf(totals?.[group])}
            onToggle={(on) => change(() => ({ group: on ? group : null }))}
          >
            {texts.t(`feed.filter.${group}`)}
          </Chip>
        ))}
        {shown.map((one) => (
          <Chip
            key={one}
            on={query.shown === one}
            {...numberOf(counts[one])}
            onToggle={(on) => change(() => ({ shown: on ? one : 'all' }))}
          >
            {texts.t(`feed.filter.${one}`)}
          </Chip>
        ))}
      </ChipRow>
    </div>
  )
})
