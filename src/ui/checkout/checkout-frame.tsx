import { observer } from 'mobx-react-lite'
import { useEffect, type ComponentType } from 'react'
import { traitsOf } from '@/domain/payments/flows'
import { Button } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './checkout-frame.module.css'
import { CheckoutHeader } from './checkout-header'
import type { FormProps } from './form-props'
import { CodeForm } from './forms/code-form'
import { FreeForm } from './forms/free-form'
import { OneClickForm } from './forms/one-click-form'
import { PayForm } from './forms/pay-form'
import { SubscribeForm } from './forms/subscribe-form'
import type { FramePhase } from './checkout-frame-view-model'

const FORMS: Readonly<Record<string, ComponentType<FormProps>>> = {
  signup: (props) => <FreeForm {...props} name="signup" />,
  login: (props) => <FreeForm {...props} name="login" />,
  pwdlost: (props) => <FreeForm {...props} name="pwdlost" />,
  pwdreset: (props) => <FreeForm {...props} name="pwdreset" />,
  moneycharge: PayForm,
  oneclick: OneClickForm,
  oneclickpaytour: PayForm,
  changecc: OneClickForm,
  promocode: CodeForm,
  scratchcard: CodeForm,
  vipabo: SubscribeForm,
  vxtvabo: SubscribeForm,
  avs: (props) => <FreeForm {...props} name="avs" />,
}

/** The payment service's page: one form, one answer, and always a way out. */
export const CheckoutFrame = observer(function CheckoutFrame({ frame }: FormProps) {
  useEffect(() => {
    // The window around receives no key events from this frame.
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) void frame.leave()
    }
    addEventListener('keydown', leave)
    return () => removeEventListener('keydown', leave)
  }, [frame])
  // The age check has no header, and fields that are filled (AUT-024).
  const isAgeCheck = frame.face === 'avs'
  return (
    <main className={css['page']} data-fields={isAgeCheck ? 'filled' : undefined}>
      {isAgeCheck ? null : <CheckoutHeader isPayment={frame.face === null ? false : traitsOf(frame.face).isPayment} />}
      <Body frame={frame} />
    </main>
  )
})

/** Stages that can return to the form: it stays hidden, with all input. */
const WITH_FORM: ReadonlySet<FramePhase> = new Set(['form', 'declined', 'unreachable'])

const Body = observer(function Body({ frame }: FormProps) {
  const Form = FORMS[frame.face ?? '']
  return (
    <>
      {Form !== undefined && WITH_FORM.has(frame.phase) ? (
        <div className={css['kept']} hidden={frame.phase !== 'form'}>
          <Form key={frame.face} frame={frame} />
        </div>
      ) : null}
      <Answer frame={frame} />
    </>
  )
})

const Answer = observer(function Answer({ frame }: FormProps) {
  const texts = useTexts()
  const close = () => void frame.cancel()
  switch (frame.phase) {
    case 'loading':
      return <p role="status">{texts.t('payments.frame.loading')}</p>
    case 'form':
      return FORMS[frame.face ?? ''] === undefined ? <Note name="gone" action="close" onAct={close} /> : null
    case 'sent':
      return <Sent frame={frame} />
    case 'declined':
      return <Note name="result.declined" action="retry" onAct={() => frame.tryAgain()} other={close} isBad />
    case 'pending':
      return <Note name="result.pending" action="close" onAct={() => frame.finish()} />
    case 'done':
      return <Note name="result.succeeded" action="close" onAct={() => frame.finish()} />
    case 'gone':
      return <Note name="gone" action="close" onAct={() => frame.finish()} isBad />
    case 'unreachable':
      return (
        <section className={css['note']} role="alert">
          <p>{texts.t('payments.frame.unreachable')}</p>
          <Button kind="ink" onClick={() => frame.tryAgain()}>
            {texts.t('payments.frame.retry')}
          </Button>
        </section>
      )
  }
})

const Note = observer(function Note({
  name,
  action,
  onAct,
  other,
  isBad = false,
}: {
  readonly name: 'gone' | 'result.declined' | 'result.pending' | 'result.succeeded'
  readonly action: 'retry' | 'close'
  readonly onAct: () => void
  readonly other?: () => void
  readonly isBad?: boolean
}) {
  const texts = useTexts()
  return (
    <section className={css['note']} role={isBad ? 'alert' : 'status'}>
      <h1>{texts.t(`payments.frame.${name}.title`)}</h1>
      <p>{texts.t(`payments.frame.${name}.text`)}</p>
      <div className={css['actions']}>
        <Button kind="ink" onClick={onAct}>
          {texts.t(`payments.frame.${action}`)}
        </Button>
        {other === undefined ? null : (
          <Button kind="ghost" onClick={other}>
            {texts.t('payments.frame.cancel')}
          </Button>
        )}
      </div>
    </section>
  )
})

/** The answer is the same whether there is such an account or not. */
const Sent = observer(function Sent({ frame }: FormProps) {
  const texts = useTexts()
  return (
    <section className={css['note']} role="status">
      <h1>{texts.t('payments.frame.pwdlost.sent.title')}</h1>
      <p>{texts.t('payments.frame.pwdlost.sent.text', { email: frame.typed.get('email') })}</p>
      <div className={css['actions']}>
        <Button kind="ink" onClick={() => frame.finish()}>
          {texts.t('payments.frame.close')}
        </Button>
        <Button kind="ghost" onClick={() => frame.switchTo('login')}>
          {texts.t('payments.frame.pwdlost.back')}
        </Button>
      </div>
    </section>
  )
})
