import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './box-dialog.module.css'

/** The frame of a box: a title, a sentence that says what it is about, and one main action. */
export const BoxDialog = observer(function BoxDialog({
  title,
  text,
  size = 's',
  action,
  later,
  onClose,
  children,
}: {
  readonly title: string
  readonly text?: ReactNode
  readonly size?: 's' | 'm' | 'l'
  /** The main action, a button or a link. */
  readonly action?: ReactNode
  /** Label of the button that declines; without it only the cross closes the box. */
  readonly later?: string
  readonly onClose: () => void
  readonly children?: ReactNode
}) {
  const texts = useTexts()
  return (
    <Dialog
      open
      size={size}
      title={title}
      description={text}
      closeLabel={texts.t('shell.states.close')}
      onClose={onClose}
      footer={
        action === undefined && later === undefined ? undefined : (
          <>
            {later === undefined ? null : (
              <Button kind="ghost" onClick={onClose}>
                {later}
              </Button>
            )}
            {action}
          </>
        )
      }
    >
      <div className={css['content']}>{children}</div>
    </Dialog>
  )
})
