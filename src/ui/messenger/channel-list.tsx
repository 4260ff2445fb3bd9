import { observer } from 'mobx-react-lite'
import type { Channel, ChannelFilter } from '@/domain/messenger/channel'
import { ActorTile } from '@/ui/actors/actor-tile'
import { Avatar } from '@/ui/kit/media/avatar'
import { Chip } from '@/ui/kit/actions/chip'
import { cx } from '@/ui/kit/class-names'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Link } from '@/ui/kit/actions/link'
import { ChipRow } from '@/ui/kit/lists/scroll-row'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { VirtualList } from '@/ui/kit/lists/virtual-list'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import { LoadError } from '@/ui/base/load-error'
import type { ActorServices } from '@/ui/actors/actor-services'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './channel-list.module.css'
import { dayIn, dayText } from './day-line'
import type { MessengerViewModel } from './messenger-view-model'

const FILTERS: readonly ChannelFilter[] = ['newest', 'unread', 'online-only', 'archived', 'blocked']

/** Lists of what the guest has archived or blocked: no one is recommended there. */
const PUT_AWAY: ReadonlySet<ChannelFilter> = new Set(['archived', 'blocked'])

interface Props {
  readonly messenger: MessengerViewModel
  readonly services: ActorServices
}

/** The guest's conversations, filtered and in order; where there are none, actors to write to. */
export const ChannelList = observer(function ChannelList({ messenger, services }: Props) {
  const texts = useTexts()
  return (
    <section className={css['list']}>
      <h1>{texts.t('messenger.title')}</h1>
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
    </section>
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
        {(channel) => <Row channel={channel} messenger={messenger} />}
      </VirtualList>
    </div>
  )
})

const Row = observer(function Row({
  channel,
  messenger,
}: {
  readonly channel: Channel
  readonly messenger: MessengerViewModel
}) {
  const texts = useTexts()
  const isSelected = channel.id === messenger.selected
  const draft = messenger.draftIn(channel.id)
  const href = useHref()
  return (
    <Link
      className={cx(css['row'], isSelected && css['selected'], channel.unread && css['unread'])}
      href={href('messengerChannel', { channelId: channel.id })}
      aria-current={isSelected ? 'true' : undefined}
    >
      <Avatar
        source={pictureOf(channel.preview)}
        alt={channel.isActorOnline ? texts.t('shell.live') : ''}
        ring={channel.isActorOnline ? 'live' : 'none'}
      />
      <span className={css['words']}>
        <strong>{channel.actorName}</strong>
        {draft === '' ? (
          <span>{channel.subject === '' ? texts.t('messenger.empty') : channel.subject}</span>
        ) : (
          <span>
            <em>{texts.t('messenger.draft')}</em> {draft}
          </span>
        )}
      </span>
      <span className={css['end']}>
        <time dateTime={new Date(channel.messageTimestamp).toISOString()}>
          {momentOf(channel.messageTimestamp, texts)}
        </time>
        {channel.unreadCount > 0 ? (
          <span className={css['count']}>
            <span aria-hidden="true">{channel.unreadCount}</span>
            <span className="visually-hidden">{texts.t('shell.unreadMessages', { count: channel.unreadCount })}</span>
          </span>
        ) : null}
      </span>
    </Link>
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

/** The time of a message of today, the day of any other. */
function momentOf(at: number, texts: Texts): string {
  return dayIn(at, texts) === 'today' ? texts.time(at) : dayText(at, texts)
}
