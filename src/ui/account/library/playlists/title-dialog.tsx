import { observer } from 'mobx-react-lite'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { TitleForm } from '@/ui/library/playlists/title-form'
import type { TitleDraft } from '@/ui/library/playlists/title-draft'
import { useTexts } from '@/ui/texts/use-texts'

/** Asks for the name of a new or renamed playlist. */
export const TitleDialog = observer(function TitleDialog({
  open,
  onClose,
  draft,
  title,
  action,
  onSave,
}: {
  readonly open: boolean
  readonly onClose: () => void
  readonly draft: Pick<TitleDraft, 'value' | 'error' | 'isSaving' | 'write'>
  readonly title: string
  readonly action: string
  readonly onSave: () => void
}) {
  const texts = useTexts()
  return (
    <Dialog open={open} onClose={onClose} size="s" title={title} closeLabel={texts.t('library.viewer.close')}>
      <TitleForm draft={draft} label={texts.t('library.playlists.title')} action={action} onSave={onSave} />
    </Dialog>
  )
})
