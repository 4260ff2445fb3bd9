import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import { NEWSLETTERS, type Newsletter } from '@/domain/newsletters/newsletter'
import { Button } from '@/ui/kit/actions/button'
import { FormError } from '@/ui/kit/forms/form-error'
import { TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { NewslettersViewModel } from './newsletters-view-model'
import css from './newsletters.module.css'

type Model = Pick<
  NewslettersViewModel,
  'ownEmail' | 'email' | 'write' | 'refusal' | 'changing' | 'subscriptionTo' | 'subscribe' | 'unsubscribe'
>

/** The address newsletters are sent to, and a row for each of them. */
export const NewsletterChoice = observer(function NewsletterChoice({ model }: { readonly model: Model }) {
  const texts = useTexts()
  const { ownEmail, refusal } = model
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (refusal === 'invalid-email') field.current?.focus()
  }, [refusal])
  return (
    <>
      <div>
        {ownEmail === null ? (
          <TextField
            ref={field}
            label={texts.t('newsletters.email')}
            hint={texts.t('newsletters.emailHint')}
            type="email"
            autoComplete="email"
            inputMode="email"
            value={model.email}
            onChange={(email) => model.write(email)}
            error={refusal === 'invalid-email' ? texts.t('newsletters.refused.invalid-email') : undefined}
          />
        ) : (
          <p className={css['own']}>{texts.t('newsletters.own', { email: ownEmail })}</p>
        )}
        <FormError>
          {refusal === null || refusal === 'invalid-email' ? null : texts.t(`newsletters.refused.${refusal}`)}
        </FormError>
      </div>
      <ul role="list" className={css['list']}>
        {NEWSLETTERS.map((newsletter) => (
          <Row key={newsletter} newsletter={newsletter} model={model} />
        ))}
      </ul>
      <p className={css['rights']}>{texts.t('newsletters.rights')}</p>
    </>
  )
})

const Row = observer(function Row({ newsletter, model }: { readonly newsletter: Newsletter; readonly model: Model }) {
  const texts = useTexts()
  const subscription = model.subscriptionTo(newsletter)
  const name = texts.t(`newsletters.names.${newsletter}`)
  const isBusy = model.changing === newsletter
  return (
    <li className={css['row']}>
      <div>
        <h2>{name}</h2>
        <p>{texts.t(`newsletters.about.${newsletter}`)}</p>
        <p role="status" className={css['state']}>
          {subscription === null
            ? ''
            : texts.t(subscription.isConfirmed ? 'newsletters.subscribed' : 'newsletters.waiting', {
                email: subscription.email,
              })}
        </p>
      </div>
      {subscription === null ? (
        <Button
          aria-label={texts.t('newsletters.subscribeTo', { name })}
          loading={isBusy}
          onClick={() => void model.subscribe(newsletter)}
        >
          {texts.t('newsletters.subscribe')}
        </Button>
      ) : (
        <Button
          kind="ghost"
          aria-label={texts.t(subscription.isConfirmed ? 'newsletters.endOf' : 'newsletters.cancelOf', { name })}
          loading={isBusy}
          onClick={() => void model.unsubscribe(newsletter)}
        >
          {texts.t(subscription.isConfirmed ? 'newsletters.end' : 'newsletters.cancel')}
        </Button>
      )}
    </li>
  )
})
