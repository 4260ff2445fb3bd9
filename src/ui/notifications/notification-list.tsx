import { X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { Notification } from '@/domain/notifications/notification'
import { notificationAddress } from '@/domain/notifications/notification-address'
import { useHref } from '@/ui/base/use-href'
import { cx } from '@/ui/kit/class-names'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { useTexts } from '@/ui/texts/use-texts'
import type { BellViewModel } from './bell-view-model'
import css from './notification-list.module.css'
import { noticeTime } from './notice-time'

/** The newest notifications, marked as seen by being shown (NOT-002 to NOT-005). */
export const NotificationList = observer(function NotificationList({ bell }: { readonly bell: BellViewModel }) {
  const texts = useTexts()
  const href = useHref()
  useEffect(() => bell.see(), [bell, bell.items])
  if (bell.items.length === 0) return <p className={css['none']}>{texts.t('notifications.none')}</p>
  return (
    <>
      <ul role="list" className={css['list']}>
        {bell.items.map((one) => (
          <li key={one.id} className={cx(css['item'], one.unread && css['unread'])}>
            <div>
              {one.unread ? <span className="visually-hidden">{texts.t('notifications.unread')}</span> : null}
              <p>
                <NoticeText of={one} />
              </p>
              <time dateTime={new Date(one.at).toISOString()}>{noticeTime(one.at, texts)}</time>
            </div>
            <IconButton size="s" label={texts.t('notifications.remove')} onClick={() => bell.remove(one.id)}>
              <X />
            </IconButton>
          </li>
        ))}
      </ul>
      <button type="button" className={css['all']} onClick={() => bell.readAll()}>
        {texts.t('notifications.markAll')}
      </button>
      <Link className={css['all']} href={href('memberNotifications', {})}>
        {texts.t('notifications.choose')}
      </Link>
    </>
  )
})

/** The words of a notification; they lead to what it is about. */
const NoticeText = observer(function NoticeText({ of }: { readonly of: Notification }) {
  const { language } = useTexts()
  const address = notificationAddress(of, language)
  return address === null ? <>{of.text}</> : <Link href={address}>{of.text}</Link>
})
