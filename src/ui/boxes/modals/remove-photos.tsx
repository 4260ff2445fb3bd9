import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import type { ModalProps } from '@/ui/base/modal-props'
import { BoxDialog } from '@/ui/boxes/parts/box-dialog'
import { PhotoChoice } from '@/ui/boxes/photos/photo-choice'
import { RemovePhotosViewModel } from '@/ui/boxes/photos/remove-photos-view-model'
import { Button } from '@/ui/kit/actions/button'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { Checkbox } from '@/ui/kit/forms/toggle'
import { useTexts } from '@/ui/texts/use-texts'

declare module '@/ui/base/modals' {
  interface ModalBoxes {
    /** `onChanged`: pins were removed, or set again. */
    readonly 'remove-photos': { readonly onChanged?: () => void }
  }
}

export const namespaces = ['boxes'] as const
export const isLinkable = true

const ignore = (): void => undefined

/** Asks which pinned pictures a guest wants to remove, and removes them at one press. */
export const Box = observer(function RemovePhotosBox({
  values: { onChanged = ignore },
  onClose,
}: ModalProps<'remove-photos'>) {
  const texts = useTexts()
  const choice = useViewModel(RemovePhotosViewModel)
  const { photos, count } = choice
  const { value } = photos
  const isEmpty = value?.length === 0
  const remove = async () => {
    if (await choice.remove(onChanged)) onClose()
  }
  return (
    <BoxDialog
      size="m"
      title={texts.t('boxes.photos.title')}
      text={texts.t(isEmpty ? 'boxes.photos.none' : 'boxes.photos.text')}
      later={texts.t('boxes.later')}
      {...(isEmpty || value === undefined
        ? {}
        : {
            action: (
              <Button kind="danger" disabled={count === 0} loading={choice.isRemoving} onClick={() => void remove()}>
                {texts.t('boxes.photos.remove', { count })}
              </Button>
            ),
          })}
      onClose={onClose}
    >
      {value === undefined ? (
        photos.error === null ? (
          <Skeleton shape="block" height="180px" />
        ) : (
          <LoadError of={photos} />
        )
      ) : isEmpty ? null : (
        <>
          <Checkbox label={texts.t('boxes.photos.all')} checked={choice.hasAll} onChange={() => choice.toggleAll()} />
          <PhotoChoice photos={value} choice={choice} />
        </>
      )}
    </BoxDialog>
  )
})
