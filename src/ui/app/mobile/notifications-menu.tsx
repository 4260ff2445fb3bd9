import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { NewsList } from '@/ui/notifications/news-list'

/** The guest's notifications as a phone's menu. */
export const NotificationsMenu = observer(function NotificationsMenu() {
  return <NewsList bell={useService(BellViewModel)} />
})
