import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { FeedbackSurveyDialog } from '@/ui/feedback/feedback-survey-screen'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly survey: ModalValues
  }
}

export const namespaces = ['boxes', 'feedback'] as const
export const isLinkable = true

/** The survey about the product (OTH-013, OTH-014); only a guest with an account can answer it. */
export const Box = observer(function SurveyBox({ onClose }: ModalProps<'survey'>) {
  const texts = useTexts()
  const { isLoggedIn } = useService(GuestViewModel)
  const checkout = useService(Checkout)
  if (isLoggedIn) return <FeedbackSurveyDialog onClose={onClose} />
  return (
    <BoxDialog
      title={texts.t('feedback.title')}
      text={texts.t('boxes.survey.login')}
      later={texts.t('boxes.later')}
      action={
        <Button
          kind="primary"
          onClick={() => {
            onClose()
            void checkout.open('login')
          }}
        >
          {texts.t('shell.account.logIn')}
        </Button>
      }
      onClose={onClose}
    />
  )
})
