import { observer } from 'mobx-react-lite'
import type { ChangedText } from '@/application/legal/legal-agreements'
import { Button } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './changed-texts.module.css'

/** Names the texts that have changed, each with a link, and asks for the guest's decision. */
export const ChangedTexts = observer(function ChangedTexts({
  changed,
  addressOf,
  isSending,
  hasFailed,
  onAccept,
  onLater,
}: {
  readonly changed: readonly ChangedText[]
  readonly addressOf: Readonly<Record<ChangedText['type'], string>>
  readonly isSending: boolean
  readonly hasFailed: boolean
  readonly onAccept: () => void
  readonly onLater: () => void
}) {
  const texts = useTexts()
  return (
    <Dialog
      open
      size="s"
      title={texts.t('legal.changed.title')}
      description={texts.t('legal.changed.text')}
      closeLabel={texts.t('legal.changed.later')}
      onClose={onLater}
      footer={
        <>
          <Button kind="ghost" onClick={onLater}>
            {texts.t('legal.changed.later')}
          </Button>
          <Button kind="primary" loading={isSending} onClick={onAccept}>
            {texts.t('legal.changed.accept')}
          </Button>
        </>
      }
    >
      <ul role="list" className={css['changed']}>
        {changed.map(({ type, title, version, validFrom }) => (
          <li key={type}>
            <Link href={addressOf[type]} data-text>
              {title}
            </Link>
            <span className={css['since']}>
              {texts.t('legal.changed.since', { version, date: texts.date(validFrom) })}
            </span>
          </li>
        ))}
      </ul>
      {hasFailed ? <p role="alert">{texts.t('legal.changed.failed')}</p> : null}
    </Dialog>
  )
})
