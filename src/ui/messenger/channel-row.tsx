import { observer } from 'mobx-react-lite'
import type { Channel } from '@/domain/messenger/channel'
import { Avatar } from '@/ui/kit/media/avatar'
import { cx } from '@/ui/kit/class-names'
import { Link } from '@/ui/kit/actions/link'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useHref } from '@/ui/base/use-href'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import css from './channel-list.module.css'
import { dayIn, dayText } from './day-line'
import type { MessengerViewModel } from './messenger-view-model'

/** A conversation in a list: actor, last message, unread count. */
export const ChannelRow = observer(function ChannelRow({
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
          <span>{subjectOf(channel, texts)}</span>
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

/** Returns the last message of a conversation, or its kind if it has no words. */
function subjectOf({ subject, subjectKind }: Channel, texts: Texts): string {
  if (subject !== '') return subject
  return texts.t(subjectKind === 'text' ? 'messenger.empty' : `messenger.wordless.${subjectKind}`)
}

/** The time of a message of today, the day of any other. */
export function momentOf(at: number, texts: Texts): string {
  return dayIn(at, texts) === 'today' ? texts.time(at) : dayText(at, texts)
}
