import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ErrorState } from '@/ui/kit/feedback/error-state'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useService } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import { useLinkToken } from './link-token'

/** The page of the link to a new password, which the payment service's window asks for. */
export const Screen = observer(function NewPasswordScreen() {
  const texts = useTexts()
  const { token, count } = useLinkToken()
  return (
    <>
      <PageTitle title={texts.t('support.reset.title')} />
      <NewPassword key={count} token={token} />
    </>
  )
})

const NewPassword = observer(function NewPassword({ token }: { readonly token: string }) {
  const texts = useTexts()
  const href = useHref()
  const checkout = useService(Checkout)
  const [isOver, setOver] = useState(token === '')
  const [isOpened, setOpened] = useState(false)
  const start = async () => {
    const isGood = await checkout.openLink(token)
    setOver(!isGood)
    setOpened(isGood)
  }
  const isDone = isOpened && checkout.model?.finished === 'pwdreset'
  return (
    <>
      {isDone ? (
        <EmptyState
          heading="h1"
          title={texts.t('support.reset.done')}
          text={texts.t('support.reset.doneText')}
          action={
            <ButtonLink kind="primary" href={href('start', {})}>
              {texts.t('support.reset.home')}
            </ButtonLink>
          }
        />
      ) : isOver ? (
        <ErrorState
          heading="h1"
          title={texts.t('support.reset.expired')}
          text={texts.t('support.reset.expiredText')}
          other={
            <Button kind="ink" onClick={() => void checkout.open('pwdlost')}>
              {texts.t('support.reset.again')}
            </Button>
          }
        />
      ) : (
        <EmptyState
          heading="h1"
          title={texts.t('support.reset.title')}
          text={texts.t('support.reset.text')}
          action={
            <Button kind="primary" onClick={() => void start()}>
              {texts.t('support.reset.start')}
            </Button>
          }
        />
      )}
    </>
  )
})
