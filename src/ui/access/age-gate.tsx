import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { path } from '@/domain/routes/path'
import { AGE_GATE_PATH } from '@/application/access/age-gate'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { LanguageLinks } from '@/ui/base/language-links'
import { usePreparation } from '@/ui/base/container'
import { useTexts } from '@/ui/texts/use-texts'
import type { GreetingKey } from './greeting-keys'
import css from './age-gate.module.css'
import type { AgeGateViewModel } from './age-gate-view-model'

/**
 * The first prompt, left only by an answer. It is open in the page from the server, before any
 * script runs, with the content behind it inert: it need not become modal later, which would
 * restyle the whole page.
 */
export const AgeGate = observer(function AgeGate({
  gate,
}: {
  readonly gate: Pick<AgeGateViewModel, 'confirm' | 'passed'>
}) {
  const texts = useTexts()
  const dialog = useRef<HTMLDialogElement>(null)
  const [hasLeft, setLeft] = useState(false)
  const title = useId()
  const { pathname, search } = useLocation()
  const [isChosen, setChosen] = useState(false)
  const preparation = usePreparation()
  // The start page of the root is the one address without a language.
  const greeting = isChosen || pathname !== '/' ? undefined : preparation?.renderedFor.greeting
  const { language } = greeting ?? texts
  const t = (name: GreetingKey): string => greeting?.texts[name] ?? texts.t(name)
  useEffect(() => {
    // A page from the server may show it to a device that has answered: it goes without taking the focus.
    if (!gate.passed) dialog.current?.querySelector('button')?.focus()
  }, [gate])
  return (
    <dialog ref={dialog} open aria-modal lang={language} className={css['gate']} aria-labelledby={title} data-age-gate>
      <div className={css['box']}>
        <p className={css['brand']} aria-hidden="true">
          {t('shell.brand')}
          <span />
        </p>
        <h2 id={title}>{t(hasLeft ? 'access.gate.left.title' : 'access.gate.title')}</h2>
        <p>{t(hasLeft ? 'access.gate.left.text' : 'access.gate.text')}</p>
        {hasLeft ? (
          <Button kind="ghost" onClick={() => setLeft(false)}>
            {t('access.gate.left.back')}
          </Button>
        ) : (
          // Without a script the server takes the answer, and the link leads away.
          <form
            className={css['answers']}
            method="post"
            action={AGE_GATE_PATH}
            onSubmit={(event) => {
              event.preventDefault()
              gate.confirm()
            }}
          >
            <input type="hidden" name="page" value={`${pathname}${search}`} />
            <Button kind="primary" size="l" type="submit">
              {t('access.gate.enter')}
            </Button>
            <ButtonLink
              kind="glass"
              size="l"
              href="about:blank"
              onClick={(event) => {
                event.preventDefault()
                setLeft(true)
              }}
            >
              {t('access.gate.leave')}
            </ButtonLink>
          </form>
        )}
        <div className={css['foot']}>
          <Link href={path('termsOfService', {}, language)}>{t('shell.footer.termsOfService')}</Link>
          <Link href={path('dataProtection', {}, language)}>{t('shell.footer.dataProtection')}</Link>
          <LanguageLinks className={css['languages'] ?? ''} onChoose={() => setChosen(true)} />
        </div>
      </div>
    </dialog>
  )
})
