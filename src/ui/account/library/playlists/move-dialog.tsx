import { observer } from 'mobx-react-lite'
import type { PlaylistItem } from '@/domain/library/playlist'
import { Button } from '@/ui/kit/actions/button'
import { Form } from '@/ui/kit/forms/form'
import { TextField } from '@/ui/kit/forms/text-field'
import { Dialog } from '@/ui/kit/overlays/dialog'
import { useTexts } from '@/ui/texts/use-texts'
import css from './move-dialog.module.css'

/** Asks for the new position of a video in its playlist. */
export const MoveDialog = observer(function MoveDialog({
  open,
  item,
  items,
  onClose,
  onMove,
}: {
  readonly open: boolean
  /** `null`: it was never open. */
  readonly item: PlaylistItem | null
  readonly items: readonly PlaylistItem[]
  readonly onClose: () => void
  /** `place` is from 0, among the videos that are shown. */
  readonly onMove: (item: PlaylistItem, place: number) => void
}) {
  const texts = useTexts()
  const count = items.length
  const label = texts.t('library.playlists.place', { count })
  const placeOf = (value: unknown): number | null => {
    if (typeof value !== 'string') return null
    const place = Number(value)
    return Number.isInteger(place) && place >= 1 && place <= count ? place - 1 : null
  }
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="s"
      title={texts.t('library.playlists.to')}
      description={item?.title}
      closeLabel={texts.t('library.viewer.close')}
    >
      {item === null ? null : (
        <Form
          className={css['form']}
          noValidate
          onSubmit={(values) => {
            const place = placeOf(values.get('place'))
            if (place === null) return
            onClose()
            onMove(item, place)
          }}
        >
          <TextField
            name="place"
            label={label}
            inputMode="numeric"
            autoComplete="off"
            defaultValue={String(items.findIndex(({ videoId }) => videoId === item.videoId) + 1)}
            validate={(value) => (placeOf(value) === null ? label : undefined)}
          />
          <Button type="submit" kind="primary">
            {texts.t('library.playlists.move')}
          </Button>
        </Form>
      )}
    </Dialog>
  )
})
