import { Check, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Notification } from '@/domain/notifications/notification'
import { notificationAddress } from '@/domain/routes/notification-address'
import { useHref } from '@/ui/base/use-href'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import type { BellViewModel } from './bell-view-model'
import css from './notification-list.module.css'
import { noticeTime } from './notice-time'

/** The newest notifications, marked as seen when shown (NOT-002 to NOT-005). */
export const NotificationList = observer(function NotificationList({ bell }: { readonly bell: BellViewModel }) {
  const texts = useTexts()
  const href = useHref()
  useEffect(() => bell.see(), [bell, bell.items])
  const all = (
    <Link className={css['all']} href={href('memberNotifications', {})}>
      {texts.t('notifications.choose')}
    </Link>
  )
  if (bell.items.length === 0)
    return (
      <>
        <p className={css['none']}>{texts.t('notifications.none')}</p>
        {all}
      </>
    )
  return (
    <>
      <ul role="list" className={css['list']}>
        {bell.items.map((one) => (
          <NotificationRow
            key={one.id}
            of={one}
            when={noticeTime(one.at, texts)}
            onRead={() => bell.seeOne(one.id, 'read')}
            onRemove={() => bell.remove(one.id)}
          />
        ))}
      </ul>
      <button type="button" className={css['all']} onClick={() => bell.readAll()}>
        {texts.t('notifications.markAll')}
      </button>
      {all}
    </>
  )
})

/** A notification: its text links to its subject, and a press marks it as read. */
export const NotificationRow = observer(function NotificationRow({
  of: one,
  when,
  readLabel,
  onRead,
  onRemove,
}: {
  readonly of: Notification
  readonly when: string
  /** Label of the button that marks it as read without opening it. */
  readonly readLabel?: string
  readonly onRead: () => void
  readonly onRemove: () => void
}) {
  const texts = useTexts()
  const address = notificationAddress(one, texts.language)
  return (
    <li className={cx(css['item'], one.unread && css['unread'])}>
      <div>
        {one.unread ? <span className="visually-hidden">{texts.t('notifications.unread')}</span> : null}
        <p>
          {address === null ? (
            one.text
          ) : (
            <Link href={address} onClick={one.unread ? onRead : undefined}>
              {one.text}
            </Link>
          )}
        </p>
        <time dateTime={new Date(one.at).toISOString()}>{when}</time>
      </div>
      <div>
        {one.unread && readLabel !== undefined ? (
          <IconButton size="s" label={readLabel} onClick={onRead}>
            <Check />
          </IconButton>
        ) : null}
        <IconButton size="s" label={texts.t('notifications.remove')} onClick={onRemove}>
          <X />
        </IconButton>
      </div>
    </li>
  )
})
