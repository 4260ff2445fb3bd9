/** How many pages of the history are cached. */
const MAX = 50

interface PageState {
  y: number
  pressed: PlacedTile | null
  readonly parts: Map<string, unknown>
}

/** A tile of a list by its key, and how far it was below the top of the window, px. */
export interface PlacedTile {
  readonly key: string
  readonly top: number
}

/**
 * The state of this visit's pages when they were left, by the key of their history entry: how far a list was loaded and
 * where it was scrolled to, so that going back finds it as it was (NAV-093).
 */
export class PageMemory {
  readonly #stored = new Map<string, PageState>()

  storeScroll(key: string, y: number): void {
    const state = this.of(key)
    // The browser reports a scroll a frame later: one that was over before the press must not drop its tile.
    if (state.y === y) return
    state.y = y
    state.pressed = null
  }

  scrollOf(key: string): number | null {
    return this.#stored.get(key)?.y ?? null
  }

  /** The tile that was pressed, until the page is scrolled: lines above it may be of another height on the way back. */
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
    return this.#stored.get(key)?.parts.get(part)
  }

  private of(key: string): PageState {
    const known = this.#stored.get(key)
    if (known !== undefined) return known
    const made: PageState = { y: 0, pressed: null, parts: new Map<string, unknown>() }
    this.#stored.set(key, made)
    const [oldest] = this.#stored.keys()
    if (this.#stored.size > MAX && oldest !== undefined) this.#stored.delete(oldest)
    return made
  }
}
