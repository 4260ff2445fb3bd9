import { observer } from 'mobx-react-lite'
import { Avatar } from '@/ui/kit/media/avatar'
import { Menu } from '@/ui/kit/actions/menu'
import { UnreadChannelsViewModel } from '@/ui/messenger/unread-channels-view-model'
import { pictureOf } from '@/ui/artwork/picture-of'
import { useTexts } from '@/ui/texts/use-texts'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import css from './unread-menu.module.css'

/** The messenger's unread count; a press lists the newest five conversations (MSG-012). */
export const UnreadMenu = observer(function UnreadMenu() {
  const texts = useTexts()
  const href = useHref()
  const unread = useViewModel(UnreadChannelsViewModel)
  const total = unread.unreadTotal
  if (total === 0) return null
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" className={css['button']} aria-label={texts.t('shell.unreadMessages', { count: total })}>
          <span className={css['count']}>{total > 99 ? '99+' : total}</span>
        </button>
      }
      items={[
        ...unread.channels.map((channel) => ({
          kind: 'link' as const,
          id: channel.id,
          href: href('messengerChannel', { channelId: channel.id }),
          icon: <Avatar source={pictureOf(channel.preview)} alt="" size="s" />,
          label: (
            <span className={css['words']}>
              <strong>{channel.actorName}</strong>
              <span>{channel.subject}</span>
            </span>
          ),
          end: (
            <>
              <span className={css['count']} aria-hidden="true">
                {channel.unreadCount}
              </span>
              <span className="visually-hidden">{texts.t('shell.unreadMessages', { count: channel.unreadCount })}</span>
            </>
          ),
        })),
        { kind: 'line', id: 'line' },
        { kind: 'link', id: 'all', href: href('messenger', {}), label: texts.t('shell.nav.messenger') },
      ]}
    />
  )
})
