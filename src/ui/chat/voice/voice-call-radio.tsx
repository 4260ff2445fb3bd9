import { offerOf, type ChatButtons } from '@/domain/chat/chat-buttons'
import { sumOf } from '@/ui/actors/mode-labels'
import { Radio } from '@/ui/kit/forms/toggle'
import { sumText } from '@/ui/payments/pay-button'
import { useTexts } from '@/ui/texts/use-texts'

/** The anonymous voice call among the modes, at the price of a video call (CHA-030). */
export function VoiceCallRadio({
  buttons,
  name,
  checked,
  onChoose,
}: {
  readonly buttons: Pick<ChatButtons, 'modes'>
  readonly name: string
  readonly checked: boolean
  readonly onChoose: () => void
}) {
  const texts = useTexts()
  const offer = offerOf(buttons, 'video-call')
  if (offer === undefined) return null
  return (
    <Radio
      name="mode"
      label={`${texts.t('chat.voice.mode')} · ${sumText(sumOf(offer), texts)}`}
      hint={texts.t('chat.voice.hint', { name })}
      checked={checked}
      onChoose={onChoose}
    />
  )
}
