import { observer } from 'mobx-react-lite'
import { CamFilter } from '@/ui/actors/cams/cam-filter'
import { camAddress } from '@/ui/actors/cams/cam-query'
import { LiveActors } from '@/ui/actors/live-actors'
import { useService } from '@/ui/base/container'
import { Menus } from '@/ui/base/menus'
import { useListAddress } from '@/ui/base/use-list-address'

/** The filters of the list of actors as a phone's menu (NAV-075). */
export const CamFilterMenu = observer(function CamFilterMenu() {
  const menus = useService(Menus)
  const { listTotal } = useService(LiveActors)
  const address = useListAddress(camAddress)
  return <CamFilter address={address} sheet={{ total: listTotal, onShow: () => menus.send({ type: 'dismiss' }) }} />
})
