import { observer } from 'mobx-react-lite'
import { lazy, Suspense, useEffect } from 'react'
import type { Actor } from '@/domain/actors/actor'
import { LiveCanvas } from '@/ui/artwork/live-canvas'
import { useTexts } from '@/ui/texts/use-texts'
import type { CameraViewModel } from '@/ui/chat/live/camera-view-model'
import type { LivePictureViewModel } from '@/ui/chat/live/live-picture-view-model'
import type { RoomViewModel } from '@/ui/chat/visit/room-view-model'

const LivePicture = lazy(async () => ({ default: (await import('@/ui/chat/live/live-picture')).LivePicture }))

const SelfView = lazy(async () => ({ default: (await import('@/ui/chat/live/guest-camera')).SelfView }))

const VoiceLine = lazy(async () => ({ default: (await import('@/ui/chat/voice/voice-line')).VoiceLine }))

/** The picture of a running chat: the one the actor sends, or their figure, drawn here. */
export const RoomPicture = observer(function RoomPicture({
  room,
  actor,
  picture,
  camera,
}: {
  readonly room: Pick<RoomViewModel, 'chat'>
  readonly actor: Actor
  readonly picture: LivePictureViewModel
  readonly camera: CameraViewModel
}) {
  const texts = useTexts()
  const stream = room.chat?.stream
  const isCall = room.chat?.mode === 'video-call'
  const isVoice = room.chat?.isVoice === true
  // Used from the first moment: its display may load for longer than an unused camera stays on.
  useEffect(() => (isCall && !isVoice ? camera.use() : undefined), [camera, isCall, isVoice])
  const isDrawn = stream === undefined || stream.kind === 'generated'
  return (
    <>
      {isVoice || isDrawn ? (
        <LiveCanvas
          seed={stream?.kind === 'generated' ? stream.seed : actor.seed}
          label={texts.t(isVoice ? 'chat.voice.picture' : 'chat.stream', { name: actor.name })}
          startAt={0.7}
        />
      ) : null}
      {isDrawn ? null : (
        <Suspense fallback={null}>
          <LivePicture
            picture={picture}

            stream={stream}
            name={actor.name}
            isHeardOnly={isVoice}
          />
        </Suspense>
      )}
      {room.chat !== null && isCall ? (
        <Suspense fallback={null}>
          {isVoice ? (
            <VoiceLine camera={camera} chat={room.chat} name={actor.name} />
          ) : (
            <SelfView camera={camera} chat={room.chat} name={actor.name} />
          )}
        </Suspense>
      ) : null}
    </>
  )
})
