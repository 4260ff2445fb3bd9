import { observer } from 'mobx-react-lite'
import type { ChannelFilter } from '@/domain/messenger/channel'
import { ActorTile } from '@/ui/actors/actor-tile'
import { Chip } from '@/ui/kit/actions/chip'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { SearchField } from '@/ui/kit/forms/search-field'
import { VirtualList } from '@/ui/kit/lists/virtual-list'
import { LoadError } from '@/ui/base/load-error'
import type { ActorServices } from '@/ui/actors/actor-services'
import { useTexts } from '@/ui/texts/use-texts'
import css from './channel-list.module.css'
import { ChannelRow } from './channel-row'
import type { MessengerViewModel } from './messenger-view-model'
import { SearchResults } from './search-results'
import type { MessengerSearchViewModel } from './search-view-model'

const FILTERS: readonly ChannelFilter[] = ['newest', 'unread', 'online-only', 'archived', 'blocked']

/** Lists of archived or blocked conversations: they recommend no one. */
const PUT_AWAY: ReadonlySet<ChannelFilter> = new Set(['archived', 'blocked'])

interface Props {
  readonly messenger: MessengerViewModel
  readonly services: ActorServices
}

/** The guest's conversations, filtered and sorted; without any, actors to write to. */
export const ChannelList = observer(function ChannelList({
  messenger,
  services,
  search,
}: Props & { readonly search: MessengerSearchViewModel }) {
  const texts = useTexts()
  return (
    <section className={css['list']}>
      <h1>{texts.t('messenger.title')}</h1>
      <div className={css['search']}>
        <SearchField
          label={texts.t('messenger.search.label')}
          clearLabel={texts.t('messenger.search.clear')}
          value={search.text}
          busy={search.isLoading}
          onChange={(text) => search.write(text)}
          onSubmit={() => void search.search()}
        />
      </div>
      {search.isSearching ? (
        <SearchResults search={search} messenger={messenger} />
      ) : (
        <Filtered messenger={messenger} services={services} />
      )}
    </section>
  )
})

const Filtered = observer(function Filtered({ messenger, services }: Props) {
  const texts = useTexts()
  return (
    <>
      <div className={css['filters']}>
        <ChipRow label={texts.t('messenger.filters.label')}>
          {FILTERS.map((filter) => (
            <Chip
              key={filter}
              on={messenger.filter === filter}
              onToggle={(on) => messenger.choose(on ? filter : 'newest')}
            >
              {texts.t(`messenger.filters.${filter}`)}
            </Chip>
          ))}
        </ChipRow>
      </div>
      <Rows messenger={messenger} services={services} />
    </>
  )
})

const Rows = observer(function Rows({ messenger, services }: Props) {
  const texts = useTexts()
  if (!messenger.isLoaded) {
    return (
      <div className={css['skeletons']} aria-busy="true">
        {Array.from({ length: 6 }, (_, index) => (
          <Skeleton key={index} height="68px" shape="block" />
        ))}
      </div>
    )
  }
  if (messenger.error !== null) return <LoadError of={messenger} />
  if (messenger.ordered.length === 0) return <NoChannels messenger={messenger} services={services} />
  return (
    <div className={css['rows']}>
      <VirtualList
        label={texts.t('messenger.title')}
        items={messenger.ordered}
        keyOf={(channel) => channel.id}
        estimate={76}
        onNearEnd={() => messenger.more()}
      >
        {(channel) => <ChannelRow channel={channel} messenger={messenger} />}
      </VirtualList>
    </div>
  )
})

const NoChannels = observer(function NoChannels({ messenger, services }: Props) {
  const texts = useTexts()
  return (
    <div className={css['nobody']}>
      <EmptyState
        title={texts.t(`messenger.none.${messenger.filter}.title`)}
        text={texts.t(`messenger.none.${messenger.filter}.text`)}
      />
      {PUT_AWAY.has(messenger.filter) || messenger.recommendations.length === 0 ? null : (
        <>
          <h2>{texts.t('messenger.recommended')}</h2>
          <div className={css['tiles']}>
            {messenger.recommendations.map((actor) => (
              <ActorTile key={actor.id} actor={actor} services={services} />
            ))}
          </div>
        </>
      )}
    </div>
  )
})
