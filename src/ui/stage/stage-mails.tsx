import { observer } from 'mobx-react-lite'
import { useEffect, useState } from 'react'
import type { Stage, StageMail } from '@/application/stage/stage'
import { isOwnAddress } from '@/domain/navigation/own-address'
import { Button } from '@/ui/kit/actions/button'
import type { Page } from '@/ui/base/page-service'
import { useTexts } from '@/ui/texts/use-texts'
import css from './stage-panel.module.css'

/** Interval at which mails are read while the panel is open, ms. */
const EVERY = 1_000

/** The mails of the embedded world, which go nowhere else, with working links. */
export const StageMails = observer(function StageMails({
  stage,
  page,
  onClose,
}: {
  readonly stage: Stage
  readonly page: Pick<Page, 'origin' | 'goTo'>
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const [mails, setMails] = useState<readonly StageMail[]>([])
  useEffect(() => {
    const look = () => void stage.mails().then(setMails)
    look()
    const timer = setInterval(look, EVERY)
    return () => clearInterval(timer)
  }, [stage])
  return (
    <fieldset className={css['group']}>
      <legend>{texts.t('stage.mails.title')}</legend>
      {mails.length === 0 ? <p>{texts.t('stage.mails.none')}</p> : null}
      {mails.map((mail) => (
        <MailEntry key={mail.id} mail={mail} page={page} onFollow={onClose} />
      ))}
    </fieldset>
  )
})

const MailEntry = observer(function MailEntry({
  mail: { to, subject, text, at },
  page,
  onFollow,
}: {
  readonly mail: StageMail
  readonly page: Pick<Page, 'origin' | 'goTo'>
  readonly onFollow: () => void
}) {
  const texts = useTexts()
  const address = linkIn(text, page.origin())
  return (
    <details className={css['mail']}>
      <summary>
        {subject}
        <small>
          {texts.t('stage.mails.to', { to })} · {texts.time(at)}
        </small>
      </summary>
      <p>{text}</p>
      {address === null ? null : (
        <Button
          size="s"
          onClick={() => {
            onFollow()
            page.goTo(address, 'same')
          }}
        >
          {texts.t('stage.mails.open')}
        </Button>
      )}
    </details>
  )
})

/** The address a mail leads to, as a page of ours. */
function linkIn(text: string, origin: string): string | null {
  const found = /https?:\/\/\S+/u.exec(text)?.[0]
  if (found === undefined || !found.startsWith(origin)) return null
  const address = found.slice(origin.length)
  return isOwnAddress(address) ? address : null
}
