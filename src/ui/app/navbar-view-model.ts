import { makeAutoObservable, observableRef } from 'mobx'
import { NAVBAR_PAUSE, NAVBAR_SHOWN, navbarAfter, type NavbarState } from '@/domain/navigation/navbar'
import type { ViewModel } from '@/ui/base/view-model'

/** Watches the page scroll and reports whether the navbar hides (NAV-083, NAV-084). */
export class NavbarViewModel implements ViewModel {
  readonly isOfDevice = true
  state: NavbarState = NAVBAR_SHOWN
  isAtTop = true
  #timer: ReturnType<typeof setTimeout> | undefined

  constructor() {
    makeAutoObservable(this, { isOfDevice: false, state: observableRef })
  }

  start(): void {
    addEventListener('scroll', this.look, { passive: true })
    this.isAtTop = scrollY < 8
  }

  dispose(): void {
    removeEventListener('scroll', this.look)
    clearTimeout(this.#timer)
  }

  /** Shown again, regardless of the scroll position; for a new page and for focus inside the bar. */
  show(): void {
    this.state = { hidden: false, y: scrollY }
  }

  private readonly look = (): void => {
    this.see('scrolled')
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => this.see('paused'), NAVBAR_PAUSE)
  }

  private see(type: 'scrolled' | 'paused'): void {
    const y = Math.max(0, scrollY)
    this.isAtTop = y < 8
    this.state = navbarAfter(this.state, { type, y })
  }
}
