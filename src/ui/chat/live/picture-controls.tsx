import { otherwise } from '@/application/errors/otherwise'
import {
  Activity,
  ExternalLink,
  Leaf,
  Maximize,
  Minimize,
  PictureInPicture2,
  RectangleHorizontal,
  Volume2,
  VolumeX,
} from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, useState } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import type { LivePictureViewModel } from './live-picture-view-model'
import css from './picture-controls.module.css'
import type { RoomSettings } from '@/ui/chat/base/room-settings'

type Received = Pick<
  LivePictureViewModel,
  'sound' | 'isQualityShown' | 'setVolume' | 'toggleMuted' | 'toggleQuality' | 'toggleInPicture'
>

/**
 * Settings of a room's picture. A received picture has sound and quality, and can be taken out of
 * the page; a drawn one has none of these. What the browser does not support is hidden.
 */
export const PictureControls = observer(function PictureControls({
  settings,
  received = null,
  onPopOut = null,
}: {
  /** `null`: a preview, beside which there is nothing to make room for. */
  readonly settings: Pick<RoomSettings, 'isTheatre' | 'isQuiet' | 'turn'> | null
  readonly received?: Received | null
  /** Moves the room into a window of its own; `null`: it stays in this one. */
  readonly onPopOut?: (() => void) | null
}) {
  const texts = useTexts()
  const isFull = useFullScreen()
  // On a low screen the words need all the room there is.
  const isTall = useMedia('(min-height: 620px)')
  // A phone or tablet opens a tab instead.
  const hasWindows = useMedia('(min-width: 768px) and (pointer: fine)')
  const box = useRef<HTMLDivElement>(null)
  return (
    <div ref={box} className={css['place']}>
      <div className={css['controls']} role="group" aria-label={texts.t('chat.live.controls')}>
        {settings === null ? null : (
          <IconButton
            kind="veil"
            label={texts.t('chat.live.quiet')}
            pressed={settings.isQuiet}
            onClick={() => settings.turn('quiet', !settings.isQuiet)}
          >
            <Leaf />
          </IconButton>
        )}
        {received === null ? null : <Sound received={received} />}
        {received !== null && document.pictureInPictureEnabled ? (
          <IconButton kind="veil" label={texts.t('chat.live.inPicture')} onClick={() => received.toggleInPicture()}>
            <PictureInPicture2 />
          </IconButton>
        ) : null}
        {onPopOut !== null && hasWindows && !isFull ? (
          <IconButton kind="veil" label={texts.t('chat.live.popOut')} onClick={onPopOut}>
            <ExternalLink />
          </IconButton>
        ) : null}
        {settings !== null && isTall && !isFull ? (
          <IconButton
            kind="veil"
            label={texts.t('chat.live.theatre')}
            pressed={settings.isTheatre}
            onClick={() => settings.turn('theatre', !settings.isTheatre)}
          >
            <RectangleHorizontal />
          </IconButton>
        ) : null}
        {document.fullscreenEnabled ? (
          <IconButton
            kind="veil"
            label={texts.t(isFull ? 'chat.live.window' : 'chat.live.fullScreen')}
            onClick={() => {
              // With the meter and the end button, not the picture alone.
              const changed = isFull ? document.exitFullscreen() : box.current?.closest('section')?.requestFullscreen()
              changed?.catch(otherwise())
            }}
          >
            {isFull ? <Minimize /> : <Maximize />}
          </IconButton>
        ) : null}
        {received === null ? null : (
          <IconButton
            kind="veil"
            label={texts.t('chat.live.quality')}
            pressed={received.isQualityShown}
            onClick={() => received.toggleQuality()}
          >
            <Activity />
          </IconButton>
        )}
      </div>
    </div>
  )
})

const Sound = observer(function Sound({ received }: { readonly received: Received }) {
  const texts = useTexts()
  const { volume, isMuted } = received.sound
  const heard = isMuted ? 0 : volume
  return (
    <div className={css['sound']}>
      <input
        type="range"
        min={0}
        max={1}
        step={0.05}
        value={heard}
        aria-label={texts.t('chat.live.volume')}
        aria-valuetext={texts.t('chat.live.percent', { count: Math.round(heard * 100) })}
        onChange={(event) => received.setVolume(event.currentTarget.valueAsNumber)}
      />
      <IconButton
        kind="veil"
        label={texts.t('chat.live.mute')}
        pressed={isMuted}
        onClick={() => received.toggleMuted()}
      >
        {isMuted ? <VolumeX /> : <Volume2 />}
      </IconButton>
    </div>
  )
})

function useFullScreen(): boolean {
  const [isFull, setFull] = useState(false)
  useEffect(() => {
    const look = () => setFull(document.fullscreenElement !== null)
    document.addEventListener('fullscreenchange', look)
    return () => document.removeEventListener('fullscreenchange', look)
  }, [])
  return isFull
}
