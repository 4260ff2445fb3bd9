/** Captions in one language: code (ISO 639-1), name, and address of a WebVTT file. */
export interface CaptionFile {
  readonly language: string
  readonly label: string
  readonly src: string
}

/** The captions of a video, and which of them are shown. */
export interface PlayerCaptions {
  readonly files: readonly CaptionFile[]
  /** The initial language of captions; `null`: none. */
  readonly shown: string | null
  /** The language for the captions key if none was chosen before. */
  readonly preferred: string
  /** Called when the guest has chosen other captions, or none. */
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

/** Shows the captions of one language only. Returns whether there are any. */
export function showCaptions(tracks: TextTrackList, language: string | null): boolean {
  let isFound = false
  for (const track of captionsOf(tracks)) {
    const isShown = track.language === language
    isFound ||= isShown
    track.mode = isShown ? 'showing' : 'disabled'
  }
  return isFound
}

/** Toggles captions: on in the first of these languages that has any, else in any. */
export function toggleCaptions(tracks: TextTrackList, languages: readonly (string | null)[]): void {
  if (shownCaptions(tracks) !== null) showCaptions(tracks, null)
  else if (!languages.some((language) => language !== null && showCaptions(tracks, language)))
    showCaptions(tracks, captionsOf(tracks)[0]?.language ?? null)
}

/** Moves an element with a video to another parent without a stop; captions are kept. */
export function moveMedia(element: HTMLElement, parent: HTMLElement): void {
  if (element.parentElement === parent) return
  const video = element.querySelector('video')
  const shown = video === null ? null : shownCaptions(video.textTracks)
  parent.append(element)
  // The controls reset captions when they leave a document and enter one.
  if (video !== null) setTimeout(() => setTimeout(() => showCaptions(video.textTracks, shown)))
}
