import { observer } from 'mobx-react-lite'
import type { FoundMessage } from '@/application/messenger/messenger-gateway'
import { pictureOf } from '@/ui/artwork/picture-of'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { cx } from '@/ui/kit/class-names'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Avatar } from '@/ui/kit/media/avatar'
import { useTexts } from '@/ui/texts/use-texts'
import { ChannelRow, momentOf } from './channel-row'
import css from './search-results.module.css'
import rows from './channel-list.module.css'
import type { MessengerSearchViewModel } from './search-view-model'
import type { MessengerViewModel } from './messenger-view-model'

/** Search results: conversations by the actor's name, then messages, the newest first. */
export const SearchResults = observer(function SearchResults({
  search,
  messenger,
}: {
  readonly search: MessengerSearchViewModel
  readonly messenger: MessengerViewModel
}) {
  const texts = useTexts()
  if (search.error !== null) return <LoadError of={search} />
  if (search.isEmpty && !search.isLoaded) {
    return (
      <div className={rows['skeletons']} aria-busy="true">
        {Array.from({ length: 4 }, (_, index) => (
          <Skeleton key={index} height="68px" shape="block" />
        ))}
      </div>
    )
  }
  const { channels, messages } = search
  return (
    <div className={css['results']}>
      <p className="visually-hidden" role="status">
        {texts.t('messenger.search.found', { count: channels.length + messages.length })}
      </p>
      {search.isEmpty ? (
        <EmptyState title={texts.t('messenger.search.none.title')} text={texts.t('messenger.search.none.text')} />
      ) : null}
      {channels.length === 0 ? null : (
        <section aria-label={texts.t('messenger.search.channels')}>
          <h2>{texts.t('messenger.search.channels')}</h2>
          {channels.map((channel) => (
            <ChannelRow key={channel.id} channel={channel} messenger={messenger} />
          ))}
        </section>
      )}
      {messages.length === 0 ? null : (
        <section aria-label={texts.t('messenger.search.messages')}>
          <h2>{texts.t('messenger.search.messages')}</h2>
          {messages.map((found) => (
            <Found key={found.message.id} found={found} excerpt={search.excerpt(found)} messenger={messenger} />
          ))}
        </section>
      )}
      {search.hasMore ? (
        <Button className={css['more']} kind="ghost" loading={search.isLoading} onClick={() => void search.more()}>
          {texts.t('shell.states.more')}
        </Button>
      ) : null}
    </div>
  )
})

/** A message that was found; it leads to its place in the conversation. */
const Found = observer(function Found({
  found,
  excerpt,
  messenger,
}: {
  readonly found: FoundMessage
  readonly excerpt: string
  readonly messenger: MessengerViewModel
}) {
  const texts = useTexts()
  const href = useHref()
  const { message, actorName, preview } = found
  const isShown = messenger.conversation.history.found?.id === message.id
  return (
    <Link
      className={cx(rows['row'], isShown && rows['selected'])}
      href={href('messengerChannel', { channelId: message.channelId }, { message: message.id })}
      aria-current={isShown ? 'true' : undefined}
    >
      <Avatar source={pictureOf(preview)} alt="" ring="none" />
      <span className={cx(rows['words'], css['found'])}>
        <strong>{actorName}</strong>
        <span>{message.sender === 'guest' ? texts.t('messenger.search.byYou', { text: excerpt }) : excerpt}</span>
      </span>
      <span className={rows['end']}>
        <time dateTime={new Date(message.at).toISOString()}>{momentOf(message.at, texts)}</time>
      </span>
    </Link>
  )
})
