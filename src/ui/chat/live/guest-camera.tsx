import { Video, VideoOff } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef } from 'react'
import type { OpenCamera } from '@/application/chat/camera'
import type { RunningChat } from '@/application/chat/chat-gateway'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Meter } from '@/ui/kit/feedback/meter'
import { Select } from '@/ui/kit/forms/select'
import { useRetainedFocus } from '@/ui/base/return-focus'
import { useTexts } from '@/ui/texts/use-texts'
import type { CameraViewModel } from './camera-view-model'
import { MicrophoneSwitch } from './microphone-switch'
import { useSentCamera } from './use-sent-camera'
import css from './guest-camera.module.css'

/** The guest's own picture, mirrored as they know themselves. */
const OwnPicture = ({ camera, label }: { readonly camera: OpenCamera; readonly label: string }) => {
  const screen = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (screen.current !== null) camera.show(screen.current)
  }, [camera])
  return <video ref={screen} className={css['own']} muted playsInline aria-label={label} />
}

/** Before a video call: the state of camera and microphone, a choice of devices, and help. */
export const DeviceCheck = observer(function DeviceCheck({
  camera: model,
  name,
}: {
  readonly camera: CameraViewModel
  readonly name: string
}) {
  const texts = useTexts()
  const { camera, refusal } = model
  useEffect(() => model.use(), [model])
  useRetainedFocus(camera === null ? 'off' : 'on', '[data-camera] button')
  if (camera === null)
    return (
      <div className={css['check']} data-camera="">
        <p role={refusal === null ? undefined : 'alert'}>
          {refusal === null ? texts.t('chat.camera.offer', { name }) : texts.t(`chat.camera.refused.${refusal}`)}
        </p>
        <Button loading={model.isOpening} onClick={() => void model.open()}>
          {texts.t(refusal === null ? 'chat.camera.check' : 'chat.camera.again')}
        </Button>
        <p className={css['note']}>{texts.t('chat.camera.without', { name })}</p>
      </div>
    )
  return (
    <div className={css['check']} data-camera="">
      <div className={css['preview']}>
        <OwnPicture camera={camera} label={texts.t('chat.camera.own')} />
      </div>
      {camera.microphones.length === 0 ? (
        <p>{texts.t('chat.camera.noMicrophone')}</p>
      ) : (
        <div>
          <span className={css['note']} aria-hidden="true">
            {texts.t('chat.camera.level')}
          </span>
          <Meter
            label={texts.t('chat.camera.level')}
            value={model.level}
            valueText={texts.t('chat.live.percent', { count: Math.round(model.level * 10) * 10 })}
            tone="good"
          />
        </div>
      )}
      {(['camera', 'microphone'] as const).map((kind) => {
        const devices = kind === 'camera' ? camera.cameras : camera.microphones
        return devices.length < 2 ? null : (
          <Select
            key={kind}
            label={texts.t(`chat.camera.${kind}`)}
            options={devices.map(({ id, label }, at) => ({
              value: id,
              label: label === '' ? texts.t('chat.camera.unnamed', { number: at + 1 }) : label,
            }))}
            value={camera.chosen[kind]}
            onChange={(id) => void model.choose(kind, id)}
          />
        )
      })}
      <Button onClick={() => model.close()}>{texts.t('chat.camera.off')}</Button>
    </div>
  )
})

/** In a video call: the guest's own picture, whether it is seen, and how. */
export const SelfView = observer(function SelfView({
  camera: model,
  chat,
  name,
}: {
  readonly camera: CameraViewModel
  readonly chat: Pick<RunningChat, 'chatId' | 'stream'>
  readonly name: string
}) {
  const texts = useTexts()
  const { camera, refusal, openness, sending } = model
  const isSent = useSentCamera(model, camera, chat)
  useEffect(() => model.use(), [model])
  useRetainedFocus(camera === null ? 'off' : 'on', '[data-camera] button')
  if (camera === null)
    return (
      <div className={css['self']} data-camera="" data-off="">
        <p role="status">
          {texts.t(refusal === null ? 'chat.camera.isOff' : `chat.camera.refused.${refusal}`, { name })}
        </p>
        <Button size="s" loading={model.isOpening} onClick={() => void model.open()}>
          {texts.t('chat.camera.on')}
        </Button>
      </div>
    )
  return (
    <div className={css['self']} data-camera="" role="group" aria-label={texts.t('chat.camera.own')}>
      <div className={css['preview']} data-hidden={!openness.picture || undefined}>
        <OwnPicture camera={camera} label={texts.t('chat.camera.own')} />
      </div>
      <div className={css['switches']}>
        <IconButton
          kind="veil"
          label={texts.t('chat.camera.camera')}
          pressed={openness.picture}
          onClick={() => model.toggle('picture')}
        >
          {openness.picture ? <Video /> : <VideoOff />}
        </IconButton>
        {camera.microphones.length === 0 ? null : <MicrophoneSwitch of={model} />}
      </div>
      <p role="status">
        {!openness.picture
          ? texts.t('chat.camera.isHidden', { name })
          : !isSent
            ? texts.t('chat.camera.looks', { name })
            : texts.t(`chat.camera.sending.${sending ?? 'connecting'}`, { name })}
      </p>
    </div>
  )
})
