/** Captions in one language: their code (ISO 639-1), their name, and the address of a WebVTT file. */
export interface CaptionFile {
  readonly language: string
  readonly label: string
  readonly src: string
}

/** The captions of a video, and which of them are shown. */
export interface PlayerCaptions {
  readonly files: readonly CaptionFile[]
  /** The language in which they are shown at the beginning; `null`: none are. */
  readonly shown: string | null
  /** The language that the key for captions shows where none was chosen before. */
  readonly preferred: string
  /** The guest has chosen others, or none. */
  readonly onChange: (language: string | null) => void
}

const captionsOf = (tracks: TextTrackList): readonly TextTrack[] =>
  [...tracks].filter(({ kind }) => kind === 'captions')

/** The language of the captions that are shown; `null`: none are. */
export const shownCaptions = (tracks: TextTrackList): string | null =>
  captionsOf(tracks).find(({ mode }) => mode === 'showing')?.language ?? null

/** Returns true if several captions are shown: some browsers select them without a choice. */
export const showsSeveral = (tracks: TextTrackList): boolean =>
  captionsOf(tracks).filter(({ mode }) => mode === 'showing').length > 1

/** Shows the captions in a language and no others. Returns whether there are any in it. */
export function showCaptions(tracks: TextTrackList, language: string | null): boolean {
  let isFound = false
  for (const track of captionsOf(tracks)) {
    const isShown = track.language === language
    isFound ||= isShown
    track.mode = isShown ? 'showing' : 'disabled'
  }
  return isFound
}

/** Switches captions on or off: on in the first of these languages that there are any in, else in any. */
export function toggleCaptions(tracks: TextTrackList, languages: readonly (string | null)[]): void {
  if (shownCaptions(tracks) !== null) showCaptions(tracks, null)
  else if (!languages.some((language) => language !== null && showCaptions(tracks, language)))
    showCaptions(tracks, captionsOf(tracks)[0]?.language ?? null)
}

/** Moves an element that contains a video to another parent without stopping it; captions are shown as before. */
export function moveMedia(element: HTMLElement, parent: HTMLElement): void {
  if (element.parentElement === parent) return
  const video = element.querySelector('video')
  const shown = video === null ? null : shownCaptions(video.textTracks)
  parent.append(element)
  // The controls switch captions off and on again when they leave a document and enter one.
  if (video !== null) setTimeout(() => setTimeout(() => showCaptions(video.textTracks, shown)))
}
