import { observer } from 'mobx-react-lite'
import { Configuration } from '@/application/configuration/configuration'
import { useService } from '@/ui/base/container'
import type { ModalProps } from '@/ui/base/modal-props'
import { useHref } from '@/ui/base/use-href'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { Points } from '@/ui/boxes/parts/points'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    /** The login of the site: its name is a part of the id. */
    readonly [id: `${string}-login`]: ModalValues
  }
}

export const namespaces = ['boxes', 'payments'] as const
export const isLinkable = true

/** Logging in or signing up, before the form opens; says why where the operator has switched it off. */
export const Box = observer(function LoginBox({ onClose }: ModalProps<`${string}-login`>) {
  const texts = useTexts()
  const href = useHref()
  const { guest } = useService(GuestViewModel)
  const { disableLogin } = useService<Configuration>(Configuration)
  const checkout = useService(Checkout)
  const open = (flow: 'login' | 'signup') => () => {
    onClose()
    void checkout.open(flow)
  }
  const title = texts.t('boxes.login.title', { product: texts.t('shell.brand') })
  if (guest?.isLoggedIn === true)
    return (
      <BoxDialog
        title={title}
        text={texts.t('boxes.login.known', { name: guest.name })}
        action={
          <ButtonLink kind="primary" href={href('memberProfile', {})} onClick={onClose}>
            {texts.t('boxes.login.profile')}
          </ButtonLink>
        }
        onClose={onClose}
      />
    )
  if (disableLogin)
    return <BoxDialog title={title} text={texts.t('payments.refused.login-disabled')} onClose={onClose} />
  return (
    <BoxDialog
      title={title}
      text={texts.t('boxes.login.text')}
      action={
        <>
          <Button onClick={open('login')}>{texts.t('shell.account.logIn')}</Button>
          <Button kind="primary" onClick={open('signup')}>
            {texts.t('shell.account.signUp')}
          </Button>
        </>
      }
      onClose={onClose}
    >
      <Points
        lines={[texts.t('boxes.account.write'), texts.t('boxes.account.follow'), texts.t('boxes.account.free')]}
      />
    </BoxDialog>
  )
})
