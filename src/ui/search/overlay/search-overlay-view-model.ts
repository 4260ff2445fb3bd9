import { otherwise } from '@/application/errors/otherwise'
import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { Clock } from '@/application/device/clock'
import type { BackendErrorCode } from '@/application/errors/backend-error'
import { SearchGateway } from '@/application/search/search-gateway'
import { truncateText } from '@/domain/access/text'
import { FOUND_PARTS, isEmptyResult, type SearchResult } from '@/domain/search/search-result'
import type { ResultCategory } from '@/domain/search/categories'
import { isSearched, MAX_PATTERN_LENGTH, searchPatternOf, type SearchDevice } from '@/domain/search/pattern'
import { Menus } from '@/ui/base/menus'
import type { Loadable } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import type { ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { RecentStorage } from '@/ui/search/recent-storage'
import { SearchAnswers } from '@/ui/search/search-answers'
import { Texts } from '@/ui/texts/texts'

/** Pause in typing after which the platform searches, ms. */
const PAUSE = 120

/** The search overlay while a guest types (SEA-001, SEA-004 to SEA-011). */
@injectable('Transient')
export class SearchOverlayViewModel implements ViewModel, Loadable {
  readonly isOfDevice = true
  typed = ''
  recent: readonly string[] = []
  private loaded: SearchResult | null = null
  readonly #searching = new Task()
  #cancelWait: () => void = () => undefined

  readonly #gateway: SearchGateway
  readonly #answers: SearchAnswers
  readonly #storage: RecentStorage
  readonly #guest: GuestViewModel
  readonly #menus: Menus
  readonly #texts: Texts
  readonly #clock: Clock

  constructor(
    @inject(SearchGateway) gateway: SearchGateway,
    @inject(SearchAnswers) answers: SearchAnswers,
    @inject(RecentStorage) storage: RecentStorage,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Menus) menus: Menus,
    @inject(Texts) texts: Texts,
    @inject(Clock) clock: Clock,
  ) {
    this.#gateway = gateway
    this.#answers = answers
    this.#storage = storage
    this.#guest = guest
    this.#menus = menus
    this.#texts = texts
    this.#clock = clock
    makeAutoObservable<this, 'loaded'>(this, { isOfDevice: false, recent: observableRef, loaded: observableRef })
  }

  start(): void {
    this.#answers.start()
    this.recent = this.#storage.read()
  }

  dispose(): void {
    this.#cancelWait()
    this.#searching.cancel()
  }

  get pattern(): string {
    return searchPatternOf(this.typed)
  }

  get device(): SearchDevice {
    return this.#menus.state.isOn ? 'mobile' : 'desktop'
  }

  /** Whether the input is too short to search for here (SEA-004). */
  get isShort(): boolean {
    return this.pattern !== '' && !this.isSearching
  }

  get isSearching(): boolean {
    return isSearched(this.pattern, this.device)
  }

  /** The result of the current pattern; those of others are not shown (SEA-010). */
  get result(): SearchResult | null {
    return this.isSearching && this.loaded?.searchPattern === this.pattern ? this.loaded : null
  }

  /** Whether the current input has no results. */
  get isEmpty(): boolean {
    return this.result !== null && isEmptyResult(this.result)
  }

  get isLoading(): boolean {
    return this.isSearching && this.result === null && this.error === null
  }

  get error(): BackendErrorCode | null {
    return this.#searching.error
  }

  /** The category a guest reaches without choosing a result: one with results. */
  get category(): ResultCategory {
    const { result } = this
    if (result === null || result.actors.length > 0) return 'actors'
    return FOUND_PARTS.find((part) => result[part].count > 0) ?? 'actors'
  }

  write(typed: string): void {
    this.typed = truncateText(typed, 4 * MAX_PATTERN_LENGTH)
    this.#cancelWait()
    this.#searching.cancel()
    if (this.isSearching) this.#cancelWait = this.#clock.after(PAUSE, () => void this.load())
  }

  /** Searches for a pattern that was chosen and not typed, at once. */
  async choose(pattern: string): Promise<void> {
    this.write(pattern)
    this.commit()
    this.#cancelWait()
    if (this.isSearching) await this.load()
  }

  async retry(): Promise<void> {
    await this.load()
  }

  /** Stores a pattern that the guest has used as one of their searches (SEA-005, SEA-023). */
  commit(): void {
    const { pattern } = this
    this.recent = this.#storage.add(pattern)
    // Counted for others' suggestions: the guest does not wait, and loses nothing by a failure.
    this.#gateway.storePattern(pattern).catch(otherwise())
  }

  forget(): void {
    this.#storage.clear()
    this.recent = []
  }

  private async load(): Promise<void> {
    const { pattern } = this
    const { language } = this.#texts
    const name = [this.#guest.audience, language, 'all', pattern]
    await this.#searching.run(
      () => this.#answers.of(name, () => this.#gateway.search(language, pattern)),
      (result) => {
        // Without a result there is none to show, not the one before (SEA-011).
        this.loaded = result
      },
    )
  }
}
