import { observer } from 'mobx-react-lite'
import { lazy, Suspense } from 'react'
import type { Actor } from '@/domain/actors/actor'
import { LiveCanvas } from '@/ui/artwork/live-canvas'
import { useTexts } from '@/ui/texts/use-texts'
import type { CameraViewModel } from './camera-view-model'
import type { LivePictureViewModel } from './live-picture-view-model'
import type { RoomViewModel } from './room-view-model'

const LivePicture = lazy(async () => ({ default: (await import('./live-picture')).LivePicture }))

const SelfView = lazy(async () => ({ default: (await import('./guest-camera')).SelfView }))

const VoiceLine = lazy(async () => ({ default: (await import('./voice-line')).VoiceLine }))

/** What a guest sees while a chat runs: the picture that the actor sends, or their figure, drawn here. */
export const RoomPicture = observer(function RoomPicture({
  room,
  actor,
  picture,
  camera,
}: {
  readonly room: RoomViewModel
  readonly actor: Actor
  readonly picture: LivePictureViewModel
  readonly camera: CameraViewModel
}) {
  const texts = useTexts()
  const stream = room.chat?.stream
  const isVoice = room.chat?.isVoice === true
  return (
    <>
      {isVoice || stream === undefined || stream.kind === 'generated' ? (
        <LiveCanvas
          seed={stream?.kind === 'generated' ? stream.seed : actor.seed}
          label={texts.t(isVoice ? 'chat.voice.picture' : 'chat.stream', { name: actor.name })}
          startAt={0.7}
        />
      ) : null}
      {stream === undefined || stream.kind === 'generated' ? null : (
        <Suspense fallback={null}>
          <LivePicture picture={picture} stream={stream} name={actor.name} isHeardOnly={isVoice} />
        </Suspense>
      )}
      {room.chat?.mode === 'video-call' ? (
        <Suspense fallback={null}>
          {isVoice ? (
            <VoiceLine camera={camera} stream={stream} name={actor.name} />
          ) : (
            <SelfView camera={camera} stream={stream} name={actor.name} />
          )}
        </Suspense>
      ) : null}
    </>
  )
})
