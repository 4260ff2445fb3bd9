import DOMPurify from 'dompurify'
import { observer } from 'mobx-react-lite'
import { useMemo } from 'react'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'

/** A page from the payment service (PAY-071), cleaned: nothing in it runs, loads or sends. */
export const HtmlWindow = observer(function HtmlWindow({
  html,
  onClose,
}: {
  readonly html: string
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const clean = useMemo(
    () => DOMPurify.sanitize(html, { USE_PROFILES: { html: true }, FORBID_TAGS: ['style', 'form'] }),
    [html],
  )
  return (
    <Dialog open title={texts.t('payments.window')} closeLabel={texts.t('shell.states.close')} onClose={onClose}>
      {/* Cleaned in the line above; there is no other way to show third-party markup. */}
      <div dangerouslySetInnerHTML={{ __html: clean }} />
    </Dialog>
  )
})
