/** An actor as the overlay shows them (SEA-017). */
export interface FoundActor {
  readonly name: string
  /** Where the file of the avatar is, from the root of the site. */
  readonly imageUrl: string
  /** Height divided by width. */
  readonly imageAspect: number
  /** The page of the actor, in the language of the search. */
  readonly link: string
  readonly online: boolean
  readonly mobileVideoCall: boolean
}

/** Anything else that was found, as the overlay shows it. */
export interface FoundItem {
  readonly title: string
  readonly imageUrl: string
  /** Height divided by width. */
  readonly imageAspect: number
  readonly link: string
}

/** The parts of a result besides actors. */
export const FOUND_PARTS = ['videos', 'mediathek', 'blog'] as const

export type FoundPartType = (typeof FOUND_PARTS)[number]

/** What was found of one kind (SEA-018). */
export interface FoundPart {
  readonly type: FoundPartType
  /** How many there are, of which `items` are the first; as many as the page that shows them all has (`MAX_RESULTS`). */
  readonly count: number
  /** The page that shows them all. */
  readonly link: string
  readonly items: readonly FoundItem[]
}

/** The four kinds that a guest is shown at once (SEA-020). */
export interface GlobalResult {
  readonly actors: readonly FoundActor[]
  readonly videos: FoundPart
  readonly mediathek: FoundPart
  readonly blog: FoundPart
}

/** What a guest is shown while they type (SEA-016). */
export interface SearchResult extends GlobalResult {
  /** The pattern that this is the result of. */
  readonly searchPattern: string
  /** What the guest may have meant, or may want to search for next. */
  readonly proposals: readonly string[]
}

/** How many entries of each kind a result has at most. */
export const FOUND_LENGTH = { actors: 6, parts: 3, proposals: 6 } as const

/** Whether nothing was found at all. */
export const isEmptyResult = ({ actors, videos, mediathek, blog }: GlobalResult): boolean =>
  actors.length + videos.count + mediathek.count + blog.count === 0
