import { MailCheck, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { ConfirmAgain } from './confirm-again'
import type { ConfirmAgainViewModel } from './confirm-again-view-model'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './status-bar.module.css'

/** Prompts the guest to confirm their address, until confirmed or closed (SOC-032, SOC-033). */
export const StatusBar = observer(function StatusBar({
  confirm,
  email,
}: {
  readonly confirm: Pick<ConfirmAgainViewModel, 'isPrompted' | 'isOffered' | 'isSending' | 'send' | 'dismiss'>
  readonly email: string
}) {
  const texts = useTexts()
  if (!confirm.isPrompted) return null
  return (
    <aside className={css['bar']} aria-label={texts.t('support.confirm.title')}>
      <MailCheck aria-hidden="true" />
      <p>{texts.t('support.confirm.ask', { email })}</p>
      <ConfirmAgain confirm={confirm} email={email} />
      <IconButton label={texts.t('support.confirm.dismiss')} onClick={() => confirm.dismiss()}>
        <X />
      </IconButton>
    </aside>
  )
})
