/** An actor in the search overlay (SEA-017). */
export interface FoundActor {
  readonly name: string
  /** Address of the avatar's file, from the root of the site. */
  readonly imageUrl: string
  /** Height divided by width. */
  readonly imageAspect: number
  /** The actor's page, in the language of the search. */
  readonly link: string
  readonly online: boolean
  readonly mobileVideoCall: boolean
}

/** Any other result in the search overlay. */
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

/** The results of one kind (SEA-018). */
export interface FoundPart {
  readonly type: FoundPartType
  /**
   * Number of results, of which `items` are the first; equal to the number on the page with all of
   * them (`MAX_RESULTS`).
   */
  readonly count: number
  /** The page with all of them. */
  readonly link: string
  readonly items: readonly FoundItem[]
}

/** The four kinds of results that a guest sees at once (SEA-020). */
export interface GlobalResult {
  readonly actors: readonly FoundActor[]
  readonly videos: FoundPart
  readonly mediathek: FoundPart
  readonly blog: FoundPart
}

/** The results that a guest sees while typing (SEA-016). */
export interface SearchResult extends GlobalResult {
  /** The pattern of this result. */
  readonly searchPattern: string
  /** Corrections of the pattern, or suggestions for the next search. */
  readonly proposals: readonly string[]
}

/** Maximum entries of each kind in a result. */
export const FOUND_LENGTH = { actors: 6, parts: 3, proposals: 6 } as const

/** Whether nothing was found at all. */
export const isEmptyResult = ({ actors, videos, mediathek, blog }: GlobalResult): boolean =>
  actors.length + videos.count + mediathek.count + blog.count === 0
