import { observer } from 'mobx-react-lite'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { Modals } from '@/ui/base/modals'
import { useHref } from '@/ui/base/use-href'
import { CHOSEN } from '@/ui/boxes/first/choose-kinds-view-model'
import { Steps } from '@/ui/boxes/first/steps'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    readonly onboarding: ModalValues
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

/** The first steps of a new guest: each leads to where it is done, and shows whether it is. */
export const Box = observer(function OnboardingBox({ onClose }: ModalProps<'onboarding'>) {
  const texts = useTexts()
  const href = useHref()
  const modals = useService(Modals)
  const checkout = useService(Checkout)
  const { guest, isLoggedIn } = useService(GuestViewModel)
  const { preferences = {}, counts, freeMessagesCount = 0 } = guest ?? {}
  return (
    <BoxDialog
      title={texts.t('boxes.first.title')}
      text={texts.t('boxes.first.text')}
      later={texts.t('boxes.later')}
      {...(isLoggedIn
        ? {}
        : {
            action: (
              <Button
                kind="primary"
                onClick={() => {
                  onClose()
                  void checkout.open('signup')
                }}
              >
                {texts.t('shell.account.signUp')}
              </Button>
            ),
          })}
      onClose={onClose}
    >
      <Steps
        doneLabel={texts.t('boxes.first.done')}
        onGo={onClose}
        steps={[
          {
            title: texts.t('boxes.first.choose'),
            text: texts.t('boxes.first.chooseText'),
            isDone: Boolean(preferences[CHOSEN.types]) || Boolean(preferences[CHOSEN.languages]),
            go: { open: () => modals.show('onboarding-choose') },
          },
          {
            title: texts.t('boxes.first.pin'),
            text: texts.t('boxes.first.pinText'),
            isDone: (counts?.pinnedFavorites ?? 0) > 0,
            go: { href: href('cams', {}) },
          },
          {
            title: texts.t('boxes.first.write'),
            text: texts.t('boxes.first.writeText', { count: freeMessagesCount }),
            isDone: isLoggedIn && freeMessagesCount === 0,
            go: { href: href('messenger', {}) },
          },
        ]}
      />
    </BoxDialog>
  )
})
