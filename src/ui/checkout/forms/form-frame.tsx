import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type ChangeEvent, type ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Form } from '@/ui/kit/forms/form'
import { FormError } from '@/ui/kit/forms/form-error'
import { LinkedText } from '@/ui/base/linked-text'
import { PayButton, type NamedSum, type Sum } from '@/ui/payments/pay-button'
import { useTexts } from '@/ui/texts/use-texts'
import css from '@/ui/checkout/checkout-frame.module.css'
import type { CheckoutFrameViewModel } from '@/ui/checkout/checkout-frame-view-model'
import { useErrorTexts } from './use-error-texts'

/** Returns the value of a field by its name; empty if there is none. */
export type Read = (name: string) => string

const readFrom =
  (values: FormData): Read =>
  (name) => {
    const value = values.get(name)
    return typeof value === 'string' ? value : ''
  }

/** The main action of a form: sends the form, or pays a named sum. */
type Action =
  | { readonly submit: string; readonly onSubmit: (read: Read) => Promise<void> }
  | {
      readonly sum: Sum
      readonly words: (sum: string) => string
      readonly onPay: (agreed: NamedSum, read: Read) => Promise<void>
    }

/** The parts all checkout forms share: a title, one main action, a way out, and the typed draft. */
export const FormFrame = observer(function FormFrame({
  frame,
  title,
  text,
  ways = null,
  children,
  ...action
}: Action & {
  readonly frame: CheckoutFrameViewModel
  readonly title: string
  readonly text?: string
  /** Content that need not be read before the main action, and stays below it to save room. */
  readonly ways?: ReactNode
  readonly children: ReactNode
}) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const errors = useErrorTexts(frame)
  useEffect(() => {
    // The first empty field; the parent page gives this window the focus.
    const fields = [
      ...(form.current?.querySelectorAll<HTMLInputElement>('input:not([type="radio"], [type="checkbox"])') ?? []),
    ]
    const first = fields.find((field) => field.value === '') ?? fields[0]
    first?.focus()
  }, [])
  const isShown = frame.phase === 'form'
  const wasAway = useRef(false)
  useEffect(() => {
    // The button that brought the guest back is gone, and the focus with it.
    if (isShown && wasAway.current) form.current?.querySelector<HTMLElement>('[type="submit"]')?.focus()
    wasAway.current = !isShown
  }, [isShown])
  const store = ({ target }: ChangeEvent<HTMLFormElement>) => {
    const field: unknown = target
    if (!(field instanceof HTMLInputElement) || field.type === 'radio') return
    frame.typed.set(field.name, field.type === 'checkbox' && !field.checked ? '' : field.value)
  }
  return (
    <Form
      ref={form}
      className={css['form']}
      errors={errors}
      onChange={store}
      onSubmit={(values) => {
        if ('onSubmit' in action) void action.onSubmit(readFrom(values))
      }}
    >
      <h1>{title}</h1>
      {text === undefined ? null : <p>{text}</p>}
      {errors['form'] === undefined ? null : (
        <FormError>
          <LinkedText text={errors['form']} inTab />
        </FormError>
      )}
      {children}
      <div className={css['actions']}>
        {'submit' in action ? (
          <Button type="submit" kind="primary" size="l" loading={frame.isBusy}>
            {action.submit}
          </Button>
        ) : (
          <PayButton
            type="submit"
            kind="primary"
            size="l"
            loading={frame.isBusy}
            sum={action.sum}
            words={action.words}
            onPay={(agreed) => void action.onPay(agreed, readFrom(new FormData(form.current ?? undefined)))}
          />
        )}
        <Button kind="ghost" size="l" onClick={() => void frame.cancel()}>
          {texts.t('payments.frame.cancel')}
        </Button>
      </div>
      {ways === null ? null : <div className={css['ways']}>{ways}</div>}
    </Form>
  )
})
