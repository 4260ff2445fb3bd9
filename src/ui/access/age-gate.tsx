import { observer } from 'mobx-react-lite'
import { useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { AGE_GATE_PATH } from '@/application/access/age-gate'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { LanguageLinks } from '@/ui/base/language-links'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './age-gate.module.css'
import type { AgeGateViewModel } from './age-gate-view-model'

/**
 * The first prompt of all, left only by an answer. It is open in the page from the server, before any script runs; what is behind it
 * is inert then already, so it need not become modal later, which would style the whole page again.
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
  const href = useHref()
  const { pathname, search } = useLocation()
  useEffect(() => {
    // A page from the server may show it to a device that has answered: it goes without taking the focus.
    if (!gate.passed) dialog.current?.querySelector('button')?.focus()
  }, [gate])
  return (
    <dialog ref={dialog} open aria-modal className={css['gate']} aria-labelledby={title} data-age-gate>
      <div className={css['box']}>
        <p className={css['brand']} aria-hidden="true">
          {texts.t('shell.brand')}
          <span />
        </p>
        <h2 id={title}>{texts.t(hasLeft ? 'access.gate.left.title' : 'access.gate.title')}</h2>
        <p>{texts.t(hasLeft ? 'access.gate.left.text' : 'access.gate.text')}</p>
        {hasLeft ? (
          <Button kind="ghost" onClick={() => setLeft(false)}>
            {texts.t('access.gate.left.back')}
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
              {texts.t('access.gate.enter')}
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
              {texts.t('access.gate.leave')}
            </ButtonLink>
          </form>
        )}
        <div className={css['foot']}>
          <Link href={href('termsOfService', {})}>{texts.t('shell.footer.termsOfService')}</Link>
          <Link href={href('dataProtection', {})}>{texts.t('shell.footer.dataProtection')}</Link>
          <LanguageLinks className={css['languages'] ?? ''} />
        </div>
      </div>
    </dialog>
  )
})
