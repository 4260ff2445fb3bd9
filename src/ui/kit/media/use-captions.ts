import { useEffectEvent, useLayoutEffect, useRef, type KeyboardEvent, type RefObject } from 'react'
import { showCaptions, shownCaptions, showsSeveral, toggleCaptions, type PlayerCaptions } from './player-captions'

/**
 * Shows the chosen captions, and reports changes. Returns their key's handler, as the library's own
 * would choose by the browser's languages.
 */
export function useCaptions(
  video: RefObject<HTMLVideoElement | null>,
  captions: PlayerCaptions | undefined,
): (event: KeyboardEvent) => void {
  const chosen = useRef<string | null>(null)
  const report = useEffectEvent((language: string | null) => captions?.onChange(language))
  const begin = useEffectEvent((tracks: TextTrackList) => showCaptions(tracks, captions?.shown ?? null))
  const languages = captions?.files.map(({ language }) => language).join(' ') ?? ''
  // Before the video is removed: that ends its captions, which is no choice.
  useLayoutEffect(() => {
    const tracks = video.current?.textTracks
    if (tracks === undefined || languages === '') return undefined
    begin(tracks)
    const changed = () => {
      if (showsSeveral(tracks)) {
        if (chosen.current === null) begin(tracks)
        else showCaptions(tracks, chosen.current)
        return
      }
      const shown = shownCaptions(tracks)
      chosen.current = shown ?? chosen.current
      report(shown)
    }
    tracks.addEventListener('change', changed)
    return () => tracks.removeEventListener('change', changed)
  }, [video, languages])
  return (event) => {
    if (event.key !== 'c' || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return
    if (video.current !== null) toggleCaptions(video.current.textTracks, [chosen.current, captions?.preferred ?? null])
  }
}
