import { observer } from 'mobx-react-lite'
import type { PageSubject } from '@/application/platform/rendered-page'
import { useTexts } from '@/ui/texts/use-texts'
import { useAlive, usePreparation, useService } from './container'
import { DeviceViewModel } from './device-view-model'

/** The title of the tab; React puts it into the head. `description`: for search engines, one or two sentences. */
export const PageTitle = observer(function PageTitle({
  title,
  description,
  subject,
}: {
  readonly title?: string
  readonly description?: string
  /** What the page is about, where it is about one person or thing. */
  readonly subject?: PageSubject
}) {
  const texts = useTexts()
  const device = useService(DeviceViewModel)
  const whole = title === undefined ? texts.t('shell.defaultTitle') : texts.t('shell.pageTitle', { page: title })
  usePreparation()?.describe({
    title: whole,
    description: description ?? texts.t('shell.description'),
    subject: subject ?? null,
  })
  // Only once the page is alive: the server does not know the device.
  const isDiscreet = useAlive() && device.switches.discreet
  return <title>{isDiscreet ? texts.t('shell.neutralTitle') : whole}</title>
})
