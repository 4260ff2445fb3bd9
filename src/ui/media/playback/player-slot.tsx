import { useLayoutEffect, useRef } from 'react'
import { useViewModel } from '@/ui/base/container'
import { NowPlaying } from './now-playing'
import css from './player-host.module.css'
import type { VideoPlayback } from './video-playback'

/** The place of a video on its page. */
export function PlayerSlot({ playback }: { readonly playback: VideoPlayback }) {
  const playing = useViewModel(NowPlaying)
  const slot = useRef<HTMLDivElement>(null)
  // Its end runs before the place leaves the document: a video that is outside stops.
  useLayoutEffect(
    () => (slot.current === null ? undefined : playing.attach(playback, slot.current)),
    [playing, playback],
  )
  return <div ref={slot} className={css['slot']} />
}
