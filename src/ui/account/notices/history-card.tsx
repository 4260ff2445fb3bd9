import { observer } from 'mobx-react-lite'
import { Card } from '@/ui/account/card'
import { ListContent, type GrowingList } from '@/ui/base/list-content'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Chip } from '@/ui/kit/actions/chip'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { NotificationRow } from '@/ui/notifications/notification-list'
import { useTexts } from '@/ui/texts/use-texts'
import type { HistoryViewModel } from './history-view-model'
import css from './notices.module.css'

/** All notifications by day: links, marks of new ones, and buttons to read or remove them. */
export const HistoryCard = observer(function HistoryCard({
  history,
}: {
  readonly history: Pick<
    HistoryViewModel,
    'onlyUnread' | 'unread' | 'days' | 'choose' | 'read' | 'readAll' | 'remove' | keyof GrowingList
  >
}) {
  const texts = useTexts()
  const href = useHref()
  const { onlyUnread, unread } = history
  return (
    <Card title={texts.t('account.notices.history.title')} hint={texts.t('account.notices.history.hint')}>
      <div className={css['row']}>
        <Chip on={!onlyUnread} onToggle={() => history.choose(false)}>
          {texts.t('account.notices.history.all')}
        </Chip>
        <Chip on={onlyUnread} count={texts.number(unread)} onToggle={() => history.choose(true)}>
          {texts.t('notifications.unread')}
        </Chip>
        {unread === 0 ? null : (
          <Button className={css['end'] ?? ''} size="s" kind="ghost" onClick={() => void history.readAll()}>
            {texts.t('notifications.markAll')}
          </Button>
        )}
      </div>
      <ListContent
        list={history}
        empty={
          <EmptyState
            heading="h3"
            title={texts.t(onlyUnread ? 'account.notices.history.noneUnread' : 'notifications.none')}
            text={texts.t(onlyUnread ? 'account.notices.history.noneUnreadText' : 'account.notices.history.noneText')}
            action={
              onlyUnread ? (
                <Button onClick={() => history.choose(false)}>{texts.t('account.notices.history.all')}</Button>
              ) : (
                <ButtonLink href={href('cams', {})}>{texts.t('home.live.all')}</ButtonLink>
              )
            }
          />
        }
        skeleton={<Skeleton shape="block" height="240px" />}
      >
        {history.days.map(({ day, lines }) => (
          <section key={day} className={css['day']}>
            <h3>{day === texts.date(Date.now()) ? texts.t('account.notices.history.today') : day}</h3>
            <ul role="list" className={css['actors']}>
              {lines.map((one) => (
                <NotificationRow
                  key={one.id}
                  of={one}
                  when={texts.time(one.at)}
                  readLabel={texts.t('account.notices.history.markRead')}
                  onRead={() => void history.read(one.id)}
                  onRemove={() => void history.remove(one.id)}
                />
              ))}
            </ul>
          </section>
        ))}
      </ListContent>
    </Card>
  )
})
