import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import type { ConfirmAgainViewModel } from './confirm-again-view-model'

/** The button that mails the link again; nothing if no mails are sent. */
export const ConfirmAgain = observer(function ConfirmAgain({
  confirm,
  email,
}: {
  readonly confirm: Pick<ConfirmAgainViewModel, 'isOffered' | 'isSending' | 'send'>
  readonly email: string
}) {
  const texts = useTexts()
  if (!confirm.isOffered) return null
  return (
    <Button size="s" kind="ghost" loading={confirm.isSending} onClick={() => void confirm.send(email)}>
      {texts.t('support.confirm.send')}
    </Button>
  )
})
