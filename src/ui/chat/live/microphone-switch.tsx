import { Mic, MicOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useTexts } from '@/ui/texts/use-texts'
import type { CameraViewModel } from './camera-view-model'

/** Switches the guest's microphone on or off. */
export const MicrophoneSwitch = observer(function MicrophoneSwitch({ of }: { readonly of: CameraViewModel }) {
  const texts = useTexts()
  const { sound } = of.openness
  return (
    <IconButton
      kind="veil"
      label={texts.t('chat.camera.microphone')}
      pressed={sound}
      onClick={() => of.toggle('sound')}
    >
      {sound ? <Mic /> : <MicOff />}
    </IconButton>
  )
})
