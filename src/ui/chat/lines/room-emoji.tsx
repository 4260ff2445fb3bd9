import { Smile } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useRef, useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { part } from '@/ui/kit/part'
import type { DraftViewModel } from '@/ui/messenger/draft-view-model'
import { useTexts } from '@/ui/texts/use-texts'

const EmojiPicker = part(async () => (await import('@/ui/kit/forms/emoji-picker')).EmojiPicker)

/** Emoji for the text being written, inserted at the cursor. */
export const RoomEmoji = observer(function RoomEmoji({
  draft,
}: {
  readonly draft: Pick<DraftViewModel, 'text' | 'write'>
}) {
  const texts = useTexts()
  const [isWanted, setWanted] = useState(false)
  const button = useRef<HTMLButtonElement>(null)
  /** Position of the next one. A field whose text is set loses it: read as the picker opens. */
  const place = useRef(0)
  const open = () => {
    const caret = button.current?.form?.querySelector('textarea')?.selectionEnd ?? 0
    // A field that was never entered reports its beginning; a draft continues at its end.
    place.current = caret > 0 ? caret : draft.text.length
    setWanted(true)
  }
  const insert = (emoji: string) => {
    const { text } = draft
    draft.write(`${text.slice(0, place.current)}${emoji}${text.slice(place.current)}`)
    place.current += emoji.length
  }
  const trigger = (
    <IconButton ref={button} label={texts.t('chat.room.emoji')} onClick={open}>
      <Smile />
    </IconButton>
  )
  if (!isWanted) return trigger
  return (
    <EmojiPicker
      trigger={trigger}
      fallback={trigger}
      onMissing={() => setWanted(false)}
      defaultOpen
      label={texts.t('chat.room.emoji')}
      onPick={insert}
    />
  )
})
