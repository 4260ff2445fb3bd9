import { observer } from 'mobx-react-lite'
import { useCallback, useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { Configuration } from '@/application/configuration/configuration'
import { Button } from '@/ui/kit/actions/button'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { PageTitle } from '@/ui/base/page-title'
import { useTexts } from '@/ui/texts/use-texts'
import { ContactForm } from './contact-form'
import { ContactViewModel, type SentRequest } from './contact-view-model'
import css from './support.module.css'

/** The page where guests write to the operator, and report content. */
export const Screen = observer(function ContactScreen() {
  const texts = useTexts()
  const contact = useViewModel(ContactViewModel)
  const { mails } = useService<Configuration>(Configuration)
  const { search } = useLocation()
  useShown(
    contact,
    useCallback(() => contact.arrive(search), [contact, search]),
  )
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
