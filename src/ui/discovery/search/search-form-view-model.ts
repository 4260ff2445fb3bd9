import { inject, injectable } from 'inversify'
import { compareStructural, makeAutoObservable, observableRef, reaction } from 'mobx'
import { ActorSearchGateway, type SearchStart } from '@/application/actors/actor-search-gateway'
import { EVERYBODY, partsOf, type SavedSearch, type SearchCriteria } from '@/domain/actors/actor-search'
import type { SavedSearchId } from '@/domain/ids'
import { Resource } from '@/ui/base/resource'
import { Task } from '@/ui/base/task'
import { Toasts } from '@/ui/base/toasts'
import { Disposables, type ViewModel } from '@/ui/base/view-model'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { Texts } from '@/ui/texts/texts'

/** The form of a search: the choices, their number of actors, and the saved searches. */
@injectable('Transient')
export class SearchFormViewModel implements ViewModel {
  /** The form as changed by the guest; the list shows it once it is sent. */
  draft: SearchCriteria = EVERYBODY
  /** The name to save the search under. */
  name = ''
  nameError: 'no-name' | 'too-many' | null = null
  /** Whether a phone shows the form above the list. */
  isOpen = true
  #isShown = false
  readonly #start: Resource<SearchStart>
  readonly #count: Resource<number>
  readonly #saving: Task
  readonly #search: ActorSearchGateway
  readonly #guest: GuestViewModel
  readonly #texts: Texts
  readonly #toasts: Toasts
  readonly #disposables = new Disposables()

  constructor(
    @inject(ActorSearchGateway) search: ActorSearchGateway,
    @inject(GuestViewModel) guest: GuestViewModel,
    @inject(Texts) texts: Texts,
    @inject(Toasts) toasts: Toasts,
  ) {
    this.#search = search
    this.#guest = guest
    this.#texts = texts
    this.#toasts = toasts
    this.#saving = new Task(toasts)
    this.#start = new Resource(() => search.start())
    this.#count = new Resource(async () => {
      const { total } = await search.search({ criteria: this.draft, sort: 'recommended', first: 1, offset: 0 })
      return total
    })
    makeAutoObservable(this, { draft: observableRef })
  }

  start(): void {
    this.#disposables.add(
      reaction(
        () => this.audience,
        (audience) => {
          if (audience !== null) void this.#start.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
    this.#disposables.add(
      reaction(
        () => [this.audience, this.draft] as const,
        ([audience]) => {
          if (audience !== null) void this.#count.reload()
        },
        { fireImmediately: true, equals: compareStructural },
      ),
    )
  }

  dispose(): void {
    this.#disposables.dispose()
    this.#start.clear()
    this.#count.clear()
    this.#saving.cancel()
  }

  /** `undefined` until they are known: the form works without counts. */
  get choices(): SearchStart | undefined {
    return this.#start.value
  }

  get saved(): readonly SavedSearch[] {
    return this.#guest.isLoggedIn ? (this.#start.value?.saved ?? []) : []
  }

  /** Number of actors the form would show; `null` while unknown. */
  get total(): number | null {
    return this.#count.isLoading ? null : (this.#count.value ?? null)
  }

  /** Number of parts of the form that filter. */
  get partCount(): number {
    return partsOf(this.draft).length
  }

  get isSaving(): boolean {
    return this.#saving.isRunning
  }

  get isLoggedIn(): boolean {
    return this.#guest.isLoggedIn
  }

  /** Follows the address. On a phone, a search's address shows its list first. */
  show(criteria: SearchCriteria): () => void {
    if (!this.#isShown) this.isOpen = partsOf(criteria).length === 0
    this.#isShown = true
    this.draft = criteria
    return () => undefined
  }

  change(part: Partial<SearchCriteria>): void {
    const next = { ...this.draft, ...part }
    const { ageFrom, ageTo } = next
    const isTurned = ageFrom !== null && ageTo !== null && ageFrom > ageTo
    this.draft = isTurned ? { ...next, ageFrom: ageTo, ageTo: ageFrom } : next
  }

  setOpen(isOpen: boolean): void {
    this.isOpen = isOpen
  }

  writeName(name: string): void {
    this.name = name
    this.nameError = null
  }

  /** Saves the form's search; a refused name stays in its field. */
  async save(): Promise<void> {
    const { name, draft } = this
    await this.#saving.runOnce(
      () => this.#search.save(name, draft),
      (result) => {
        if (result.ok) {
          this.name = ''
          this.#toasts.show('good', 'discovery.search.savedToast', { name: result.saved.name })
          void this.#start.reload()
        } else if (result.reason !== 'login-required') this.nameError = result.reason
      },
    )
  }

  async remove(id: SavedSearchId): Promise<void> {
    await this.#saving.runOnce(
      () => this.#search.remove(id),
      () => void this.#start.reload(),
    )
  }

  private get audience(): readonly unknown[] | null {
    const { audience } = this.#guest
    return audience === null ? null : [audience, this.#texts.language]
  }
}
