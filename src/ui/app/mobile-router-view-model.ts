import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { below, resumedBy, stacksAfter, type Place, type Stacks } from '@/domain/navigation/mobile-router'
import type { Section } from '@/domain/navigation/page-descriptor'
import { PageMemory } from '@/ui/base/page-memory'
import type { ViewModel } from '@/ui/base/view-model'

/** A way to a place: a number of steps back in the history, or an address. */
export type Way = { readonly back: number } | { readonly to: string }

/**
 * Navigation on a phone (NAV-086): each tab returns to its own pages as they were left, and Back in
 * the head leads through them. A singleton of the app, because rooms have no head.
 */
@injectable('Singleton')
export class MobileRouterViewModel implements ViewModel {
  stacks: Stacks = new Map()
  here: Place | null = null
  #shown = ''
  readonly #memory: PageMemory

  constructor(@inject(PageMemory) memory: PageMemory) {
    this.#memory = memory
    makeAutoObservable(this, { stacks: observableRef, here: observableRef })
  }

  start(): void {}

  dispose(): void {}

  /** Sets the visit's first page, which precedes the first observed arrival. */
  begin(first: () => Place | null): void {
    if (this.#shown !== '') return
    const place = first()
    if (place !== null) this.stacks = stacksAfter(this.stacks, place)
  }

  /** `null`: a page outside of all sections, which is the end of no stack. */
  arrived(key: string, place: Place | null): void {
    this.#shown = key
    this.here = place
    if (place !== null) this.stacks = stacksAfter(this.stacks, place)
  }

  /** Whether the section of the page has an earlier page to go back to. */
  get hasBack(): boolean {
    return this.here !== null && below(this.stacks, this.here.section) !== null
  }

  /** Goes to the page below: a step back if it is the previous one, else to it as it was left. */
  back(): Way | null {
    const { here } = this
    const place = here === null ? null : below(this.stacks, here.section)
    if (here === null || place === null) return null
    return place.step === here.step - 1 ? { back: -1 } : this.resume(place)
  }

  /** Returns where the tab of a section leads; `null`: to its first page. */
  tab(section: Section): Way | null {
    const place = resumedBy(this.stacks, section, this.here?.section ?? null)
    return place === null ? null : this.resume(place)
  }

  private resume(place: Place): Way {
    this.#memory.resume(place.key, this.#shown)
    return { to: place.address }
  }
}
