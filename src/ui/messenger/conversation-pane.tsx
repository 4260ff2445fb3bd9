import { Archive, ArrowLeft, Ban, EllipsisVertical, Flag, Radio, Search, UserRound } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useMemo, useRef, useState } from 'react'
import type { ChannelId } from '@/domain/ids'
import type { Channel } from '@/domain/messenger/channel'
import { Avatar } from '@/ui/kit/media/avatar'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { pictureOf } from '@/ui/artwork/picture-of'
import { LoadError } from '@/ui/base/load-error'
import type { Loadable } from '@/ui/base/resource'
import { useHref } from '@/ui/base/use-href'
import { reportQuery } from '@/ui/support/contact-draft'
import { part } from '@/ui/kit/part'
import { useTexts } from '@/ui/texts/use-texts'
import { Composer } from './composer'
import css from './conversation-pane.module.css'
import type { ConversationViewModel } from './conversation-view-model'
import { FindBar } from './find-bar'
import { MessageList } from './message-list'
import type { MessengerViewModel } from './messenger-view-model'

const Menu = part(async () => (await import('@/ui/kit/actions/menu')).Menu)

/** The open conversation, or the prompt to choose one. */
export const ConversationPane = observer(function ConversationPane({
  messenger,
  isOnline,
}: {
  readonly messenger: MessengerViewModel
  readonly isOnline: boolean
}) {
  const texts = useTexts()
  const { conversation, selected } = messenger
  const { channel } = conversation
  if (selected === null) {
    // The reason for a missing list is shown beside it, not here.
    if (messenger.error !== null) return <section className={css['pane']} aria-hidden="true" />
    const isEmpty = messenger.isLoaded && messenger.ordered.length === 0
    return (
      <section className={css['pane']}>
        <EmptyState
          picture={<ShapeIcon seed={21} />}
          title={texts.t(isEmpty ? `messenger.none.${messenger.filter}.title` : 'messenger.choose')}
          {...(isEmpty ? { text: texts.t(`messenger.none.${messenger.filter}.text`) } : {})}
        />
      </section>
    )
  }
  if (channel === null && !conversation.isLoading) {
    return (
      <section className={css['pane']}>
        <Unopened conversation={conversation} id={selected} />
      </section>
    )
  }
  return (
    <section className={css['pane']}>
      {channel === null ? <div className={css['header']} /> : <Header messenger={messenger} channel={channel} />}
      <MessageList conversation={conversation} isOnline={isOnline} />
      <Composer
        key={selected}
        conversation={conversation}
        onUnblock={() => {
          if (channel !== null) void messenger.block(channel, false)
        }}
      />
    </section>
  )
})

/** A conversation that is not there, or could not be loaded. */
const Unopened = observer(function Unopened({
  conversation,
  id,
}: {
  readonly conversation: ConversationViewModel
  readonly id: ChannelId
}) {
  const texts = useTexts()
  const opening = useMemo<Loadable>(
    () => ({
      get error() {
        return conversation.error
      },
      get isLoading() {
        return conversation.isLoading
      },
      retry: async () => conversation.open(id),
    }),
    [conversation, id],
  )
  return conversation.error === null ? (
    <ErrorState
      title={texts.t('messenger.refused.unknown-channel')}
      retry={{ label: texts.t('shell.states.retry'), onRetry: () => void opening.retry() }}
    />
  ) : (
    <LoadError of={opening} />
  )
})

const Header = observer(function Header({
  messenger,
  channel,
}: {
  readonly messenger: MessengerViewModel
  readonly channel: Channel
}) {
  const texts = useTexts()
  const href = useHref()
  const [wantsMenu, setWantsMenu] = useState(false)
  const toggle = useRef<HTMLButtonElement>(null)
  const { find } = messenger
  const endFinding = () => {
    find.close()
    toggle.current?.focus()
  }
  const more = (
    <IconButton label={texts.t('messenger.more')} onClick={() => setWantsMenu(true)}>
      <EllipsisVertical />
    </IconButton>
  )
  const profile = href('actor', { actorName: channel.actorName })
  return (
    <>
      <header className={css['header']}>
        <Link className={css['back']} href={href('messenger', {})} aria-label={texts.t('messenger.back')}>
          <ArrowLeft />
        </Link>
        <Link className={css['who']} href={profile}>
          <Avatar source={pictureOf(channel.preview)} alt="" ring={channel.isActorOnline ? 'live' : 'none'} />
          <span>
            <strong>{channel.actorName}</strong>
            <small>
              <LiveDot state={channel.isActorOnline ? 'live' : 'away'} />
              {texts.t(channel.isActorOnline ? 'shell.live' : 'actors.status.away')}
            </small>
          </span>
        </Link>
        {channel.isActorOnline ? (
          <ButtonLink
            className={css['call']}
            kind="primary"
            size="s"
            icon={<Radio />}
            href={href('actorChat', { actorName: channel.actorName })}
          >
            {texts.t('messenger.call')}
          </ButtonLink>
        ) : null}
        <IconButton
          ref={toggle}
          label={texts.t('messenger.search.here')}
          pressed={find.isOpen}
          onClick={() => (find.isOpen ? endFinding() : find.open(channel.id))}
        >
          <Search />
        </IconButton>
        {wantsMenu ? (
          <Menu
            trigger={more}
            fallback={more}
            onMissing={() => setWantsMenu(false)}
            defaultOpen
            items={[
              { kind: 'link', id: 'profile', icon: <UserRound />, label: texts.t('messenger.profile'), href: profile },
              {
                id: 'archive',
                icon: <Archive />,
                label: texts.t(channel.archived ? 'messenger.restore' : 'messenger.archive'),
                onSelect: () => void messenger.archive(channel, !channel.archived),
              },
              {
                kind: 'link',
                id: 'report',
                icon: <Flag />,
                label: texts.t('support.report'),
                href: href(
                  'contact',
                  {},
                  reportQuery({ kind: 'conversation', id: channel.id, name: channel.actorName }),
                ),
              },
              {
                id: 'block',
                icon: <Ban />,
                danger: !channel.blocked,
                label: texts.t(channel.blocked ? 'messenger.unblock' : 'messenger.block'),
                onSelect: () => void messenger.block(channel, !channel.blocked),
              },
            ]}
          />
        ) : (
          more
        )}
      </header>
      {find.isOpen ? <FindBar find={find} onOlder={() => void messenger.findOlder()} onClose={endFinding} /> : null}
    </>
  )
})
