import { Popover } from '@base-ui/react/popover'
import { observer } from 'mobx-react-lite'
import type { ReactElement } from 'react'
import { useDropDown } from '@/ui/kit/overlays/layer'
import { useTexts } from '@/ui/texts/use-texts'
import css from './bell-menu.module.css'
import type { BellViewModel } from './bell-view-model'
import { NotificationList } from './notification-list'

/** The notifications under the bell on a wide screen; open at once, as a click loads it. */
export const BellMenu = observer(function BellMenu({
  bell,
  trigger,
}: {
  readonly bell: BellViewModel
  readonly trigger: ReactElement
}) {
  const texts = useTexts()
  const [isOpen, setOpen] = useDropDown(true)
  return (
    <Popover.Root open={isOpen} onOpenChange={setOpen}>
      <Popover.Trigger render={trigger} />
      <Popover.Portal>
        <Popover.Positioner sideOffset={8} align="end" className={css['positioner']}>
          <Popover.Popup className={css['popup']}>
            <Popover.Title className={css['title']}>{texts.t('notifications.title')}</Popover.Title>
            <NotificationList bell={bell} />
          </Popover.Popup>
        </Popover.Positioner>
      </Popover.Portal>
    </Popover.Root>
  )
})
