import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type FormEvent } from 'react'
import { useLocation } from 'react-router'
import { Configuration } from '@/application/configuration/configuration'
import { MAX_REQUEST_LENGTH, SUPPORT_TOPICS } from '@/domain/support/support-request'
import { Button } from '@/ui/kit/actions/button'
import { FormError } from '@/ui/kit/forms/form-error'
import { Select } from '@/ui/kit/forms/select'
import { TextArea, TextField } from '@/ui/kit/forms/text-field'
import { useService, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useTexts } from '@/ui/texts/use-texts'
import { ContactViewModel, type SentRequest } from './contact-view-model'
import css from './support.module.css'

/** Where guests write to the operator, and report what does not belong here. */
export const Screen = observer(function ContactScreen() {
  const texts = useTexts()
  const contact = useViewModel(ContactViewModel)
  const { mails } = useService<Configuration>(Configuration)
  const { search } = useLocation()
  useEffect(() => contact.arrive(search), [contact, search])
  return (
    <article className={css['page']}>
      <PageTitle title={texts.t('support.contact.title')} />
      {contact.sent === null ? (
        <>
          <header className={css['header']}>
            <h1>{texts.t('support.contact.title')}</h1>
            <p>{texts.t(mails ? 'support.contact.lead' : 'support.contact.leadNoMail')}</p>
          </header>
          <ContactForm contact={contact} />
        </>
      ) : (
        <Sent sent={contact.sent} onAgain={() => contact.again()} />
      )}
    </article>
  )
})

const ContactForm = observer(function ContactForm({ contact }: { readonly contact: ContactViewModel }) {
  const texts = useTexts()
  const form = useRef<HTMLFormElement>(null)
  const { draft, about, errors } = contact
  useEffect(() => {
    if (errors.length > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus()
  }, [errors])
  const send = (event: FormEvent) => {
    event.preventDefault()
    void contact.send()
  }
  const error = (field: 'email' | 'text') =>
    contact.mistakes.includes(field) ? { error: texts.t(`support.contact.errors.${field}`) } : {}
  return (
    <form ref={form} className={css['form']} onSubmit={send} noValidate>
      {contact.isTooMany ? <FormError>{texts.t('support.contact.errors.too-many')}</FormError> : null}
      <Select
        label={texts.t('support.contact.topic')}
        value={draft.topic}
        options={SUPPORT_TOPICS.map((topic) => ({ value: topic, label: texts.t(`support.contact.topics.${topic}`) }))}
        onChange={(topic) => contact.write({ topic })}
      />
      {about === null ? null : (
        <div className={css['about']}>
          <p>
            <span>{texts.t('support.contact.about')}</span>
            <strong>{texts.t(`support.contact.kinds.${about.kind}`, { name: about.name })}</strong>
          </p>
          <Button size="s" kind="ghost" onClick={() => contact.dropSubject()}>
            {texts.t('support.contact.notAbout')}
          </Button>
        </div>
      )}
      <TextField
        label={texts.t('support.contact.email')}
        hint={texts.t('support.contact.emailHint')}
        type="email"
        autoComplete="email"
        inputMode="email"
        value={contact.email}
        onChange={(email) => contact.write({ email })}
        {...error('email')}
      />
      <TextArea
        label={texts.t('support.contact.text')}
        {...(draft.topic === 'report' ? { hint: texts.t('support.contact.reportHint') } : {})}
        rows={8}
        maxLength={MAX_REQUEST_LENGTH}
        value={draft.text}
        onChange={(text) => contact.write({ text })}
        {...error('text')}
      />
      <div>
        <Button type="submit" kind="primary" size="l" loading={contact.isSending}>
          {texts.t('support.contact.send')}
        </Button>
      </div>
    </form>
  )
})

const Sent = observer(function Sent({ sent, onAgain }: { readonly sent: SentRequest; readonly onAgain: () => void }) {
  const texts = useTexts()
  const title = useRef<HTMLHeadingElement>(null)
  useEffect(() => title.current?.focus(), [])
  return (
    <section className={css['header']} role="status">
      <h1 ref={title} tabIndex={-1}>
        {texts.t('support.contact.done.title')}
      </h1>
      <p>{texts.t('support.contact.done.text', { receipt: sent.receipt })}</p>
      {sent.isMailed ? <p>{texts.t('support.contact.done.mailed', { email: sent.email })}</p> : null}
      <div className={css['next']}>
        <Button kind="ink" onClick={onAgain}>
          {texts.t('support.contact.done.another')}
        </Button>
      </div>
    </section>
  )
})
