import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Configuration } from '@/application/configuration/configuration'
import { codeOf } from '@/application/errors/code-of'
import { EmailConfirmation } from '@/application/guest/email-confirmation'
import { Button } from '@/ui/kit/actions/button'
import { useService } from '@/ui/base/container'
import { Toasts } from '@/ui/base/toasts'
import { useTexts } from '@/ui/texts/use-texts'

/** Mails the link that confirms the guest's address once more; nothing where no mails are sent. */
export const ConfirmAgain = observer(function ConfirmAgain({ email }: { readonly email: string }) {
  const texts = useTexts()
  const confirmation = useService<EmailConfirmation>(EmailConfirmation)
  const { mails } = useService<Configuration>(Configuration)
  const toasts = useService(Toasts)
  const [isSending, setSending] = useState(false)
  if (!mails) return null
  const send = async () => {
    setSending(true)
    try {
      const answer = await confirmation.ask()
      if (answer.ok) toasts.show('good', 'support.confirm.sent', { email })
      else toasts.show('bad', `support.confirm.refused.${answer.reason}`)
    } catch (fault) {
      toasts.show('bad', `errors.${codeOf(fault)}`)
    } finally {
      setSending(false)
    }
  }
  return (
    <Button size="s" kind="ghost" loading={isSending} onClick={() => void send()}>
      {texts.t('support.confirm.send')}
    </Button>
  )
})
