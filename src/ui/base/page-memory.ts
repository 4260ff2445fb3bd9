/** Maximum number of cached history pages. */
const MAX = 50

interface PageState {
  y: number
  pressed: PlacedTile | null
  readonly parts: Map<string, unknown>
}

/** A tile of a list by its key, and its distance from the top of the window, px. */
export interface PlacedTile {
  readonly key: string
  readonly top: number
}

/**
 * The state of this visit's pages when left, by the key of their history entry: the loaded length
 * of a list and the scroll position, so that going back restores them (NAV-093).
 */
export class PageMemory {
  readonly #stored = new Map<string, PageState>()
  #resumed: PageState | undefined

  /** Lets the next unknown page start with this one's state, under a new entry (NAV-086). */
  resume(key: string, shown: string): void {
    // The entry shown now may be read once more.
    this.of(shown)
    this.#resumed = this.#stored.get(key)
  }

  storeScroll(key: string, y: number): void {
    const state = this.of(key)
    // The browser reports a scroll a frame later: one from before the press must not drop its tile.
    if (state.y === y) return
    state.y = y
    state.pressed = null
  }

  scrollOf(key: string): number | null {
    return this.known(key)?.y ?? null
  }

  /** Stores the pressed tile until the page scrolls: heights above may differ on the way back. */
  storePressed(key: string, tile: PlacedTile | null): void {
    this.of(key).pressed = tile
  }

  pressedOf(key: string): PlacedTile | null {
    return this.#stored.get(key)?.pressed ?? null
  }

  /** The state of a part of the page, for example how far a list was loaded. */
  storePart(key: string, part: string, value: unknown): void {
    this.of(key).parts.set(part, value)
  }

  partOf(key: string, part: string): unknown {
    return this.known(key)?.parts.get(part)
  }

  private known(key: string): PageState | undefined {
    const known = this.#stored.get(key)
    const resumed = this.#resumed
    if (known !== undefined || resumed === undefined) return known
    this.#resumed = undefined
    return this.store(key, { ...resumed, parts: new Map(resumed.parts) })
  }

  private of(key: string): PageState {
    return this.known(key) ?? this.store(key, { y: 0, pressed: null, parts: new Map<string, unknown>() })
  }

  private store(key: string, made: PageState): PageState {
    this.#stored.set(key, made)
    const [oldest] = this.#stored.keys()
    if (this.#stored.size > MAX && oldest !== undefined) this.#stored.delete(oldest)
    return made
  }
}
