import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'

/** Asks the guest to confirm that a playlist is to be deleted. */
export const DeleteDialog = observer(function DeleteDialog({
  open,
  title,
  onClose,
  onDelete,
}: {
  readonly open: boolean
  readonly title: string
  readonly onClose: () => void
  readonly onDelete: () => void
}) {
  const texts = useTexts()
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={texts.t('library.playlists.sure', { title })}
      description={texts.t('library.playlists.sureText')}
      closeLabel={texts.t('library.viewer.close')}
      footer={
        <>
          <Button onClick={onClose}>{texts.t('library.history.keep')}</Button>
          <Button
            kind="danger"
            onClick={() => {
              onClose()
              onDelete()
            }}
          >
            {texts.t('library.playlists.delete')}
          </Button>
        </>
      }
    />
  )
})
