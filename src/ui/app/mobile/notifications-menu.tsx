import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import { BellViewModel } from '@/ui/notifications/bell-view-model'
import { NotificationList } from '@/ui/notifications/notification-list'

/** The guest's notifications as a phone's menu. */
export const NotificationsMenu = observer(function NotificationsMenu() {
  return <NotificationList bell={useService(BellViewModel)} />
})
