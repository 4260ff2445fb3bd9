import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { MAX_REQUEST_LENGTH, SUPPORT_TOPICS, type SupportField } from '@/domain/support/support-request'
import { Button } from '@/ui/kit/actions/button'
import { Form } from '@/ui/kit/forms/form'
import { FormError } from '@/ui/kit/forms/form-error'
import { Select } from '@/ui/kit/forms/select'
import { TextArea, TextField } from '@/ui/kit/forms/text-field'
import { useTexts } from '@/ui/texts/use-texts'
import type { ContactViewModel } from './contact-view-model'
import css from './support.module.css'

/** The form for a message to the operator. */
export const ContactForm = observer(function ContactForm({
  contact,
}: {
  readonly contact: Omit<ContactViewModel, 'start' | 'dispose' | 'arrive' | 'again' | 'sent'>
}) {
  const texts = useTexts()
  const { draft, about, errors } = contact
  const textOf = (field: SupportField) => texts.t(`support.contact.errors.${field}`)
  const refused = useMemo(
    () => Object.fromEntries(errors.map((field) => [field, texts.t(`support.contact.errors.${field}`)])),
    [errors, texts],
  )
  const validate = (field: SupportField) => () => (contact.isWrong(field) ? textOf(field) : undefined)
  return (
    <Form className={css['form']} errors={refused} onSubmit={() => void contact.send()}>
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
        name="email"
        malformed={textOf('email')}
        validate={validate('email')}
      />
      <TextArea
        label={texts.t('support.contact.text')}
        {...(draft.topic === 'report' ? { hint: texts.t('support.contact.reportHint') } : {})}
        rows={8}
        maxLength={MAX_REQUEST_LENGTH}
        value={draft.text}
        onChange={(text) => contact.write({ text })}
        name="text"
        validate={validate('text')}
      />
      <div>
        <Button type="submit" kind="primary" size="l" loading={contact.isSending}>
          {texts.t('support.contact.send')}
        </Button>
      </div>
    </Form>
  )
})
