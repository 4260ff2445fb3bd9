import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { useRetainedFocus } from '@/ui/base/return-focus'
import { Button } from '@/ui/kit/actions/button'
import { Meter } from '@/ui/kit/feedback/meter'
import { useTexts } from '@/ui/texts/use-texts'
import type { CameraViewModel } from '@/ui/chat/live/camera-view-model'
import { MicrophoneSwitch } from '@/ui/chat/live/microphone-switch'
import { useSentCamera } from '@/ui/chat/live/use-sent-camera'
import css from './voice-line.module.css'

/** In an anonymous voice call: the guest's microphone, and whether it is heard. Never a camera. */
export const VoiceLine = observer(function VoiceLine({
  camera: model,
  chat,
  name,
}: {
  readonly camera: CameraViewModel
  readonly chat: Pick<RunningChat, 'chatId' | 'stream'>
  readonly name: string
}) {
  const texts = useTexts()
  const { refusal, openness, sending } = model
  // A picture checked in the lobby is neither shown here nor sent, not even for a moment.
  const camera = model.recorded === 'sound' ? model.camera : null
  const isSent = useSentCamera(model, camera, chat)
  useEffect(() => {
    if (model.recorded !== 'sound') model.close()
    return model.use()
  }, [model])
  useRetainedFocus(camera === null ? 'off' : 'on', '[data-voice] button')
  if (camera === null)
    return (
      <div className={css['line']} data-voice="">
        <p role="status">{texts.t(refusal === null ? 'chat.voice.isOff' : `chat.voice.mic.${refusal}`, { name })}</p>
        <Button loading={model.isOpening} onClick={() => void model.open('sound')}>
          {texts.t('chat.voice.on')}
        </Button>
      </div>
    )
  return (
    <>
      {isSent ? null : (
        <i
          className={css['heard']}
          data-testid="heard"
          aria-hidden="true"
          style={{ opacity: openness.sound ? Math.min(1, model.level * 2) : 0 }}
        />
      )}
      <div className={css['line']} data-voice="" role="group" aria-label={texts.t('chat.voice.own')}>
        <MicrophoneSwitch of={model} />
        <div className={css['level']}>
          <p role="status">
            {!openness.sound
              ? texts.t('chat.voice.isOff', { name })
              : !isSent
                ? texts.t('chat.voice.hears', { name })
                : texts.t(`chat.voice.sending.${sending ?? 'connecting'}`, { name })}
          </p>
          <Meter
            thin
            tone="good"
            label={texts.t('chat.camera.level')}
            value={openness.sound ? model.level : 0}
            valueText={texts.t('chat.live.percent', { count: Math.round(model.level * 10) * 10 })}
          />
        </div>
      </div>
    </>
  )
})
