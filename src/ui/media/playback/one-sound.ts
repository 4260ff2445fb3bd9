const isHeard = (media: HTMLMediaElement): boolean => !media.paused && !media.muted && media.volume > 0

/** Pauses everything else with a sound: the last one started plays on. */
export function pauseOthers(own: HTMLMediaElement): void {
  for (const media of document.querySelectorAll<HTMLMediaElement>('video, audio'))
    if (media !== own && isHeard(media)) media.pause()
}

/** Calls back when another element plays or is unmuted. Returns the function that stops this. */
export function whenOtherSounds(own: () => HTMLMediaElement | null, call: () => void): () => void {
  const look = ({ target }: Event) => {
    if (target instanceof HTMLMediaElement && target !== own() && isHeard(target)) call()
  }
  // Media events do not bubble, but are seen in the capture phase.
  document.addEventListener('play', look, true)
  document.addEventListener('volumechange', look, true)
  return () => {
    document.removeEventListener('play', look, true)
    document.removeEventListener('volumechange', look, true)
  }
}
