import { action, makeObservable, observableRef } from 'mobx'
import { isOwnAddress, isWebAddress } from '@/domain/navigation/own-address'

/** The page as view models control it. The router provides navigation; viewers clean markup. */
export class Page {
  html: string | null = null
  private navigate: (to: string) => void = (to) => location.assign(to)
  #lastAction: () => 'POP' | 'PUSH' | 'REPLACE' = () => 'POP'

  constructor() {
    makeObservable(this, { html: observableRef, showHtml: action })
  }

  /** Called by the router with how the page was reached: by history, or by navigating. */
  reachedBy(lastAction: () => 'POP' | 'PUSH' | 'REPLACE'): void {
    this.#lastAction = lastAction
  }

  /** Whether the guest has just navigated to the page shown, so that nothing of it is stored. */
  get isNew(): boolean {
    return this.#lastAction() !== 'POP'
  }

  /** The router takes over going to pages of ours. */
  routeWith(navigate: (to: string) => void): void {
    this.navigate = navigate
  }

  origin(): string {
    return location.origin
  }

  /** Path, query and hash of the page shown. */
  address(): string {
    return `${location.pathname}${location.search}${location.hash}`
  }

  /** Goes to a page of ours or the web; other addresses, such as scripts, are refused. */
  goTo(url: string, where: 'same' | 'new'): void {
    if (!isWebAddress(url)) return
    if (where === 'new') window.open(url, '_blank', 'noopener')
    else if (isOwnAddress(url)) this.navigate(url)
    else location.assign(url)
  }

  reload(): void {
    location.reload()
  }

  showHtml(html: string | null): void {
    this.html = html
  }

  /** Leaves the previous guest's conversation; the new guest's list is shown instead (PAY-063). */
  leaveChannel(): void {
    const { pathname } = location
    const base = /^(.*\/messenger\/)[^/]+\/$/u.exec(pathname)?.[1]
    if (base !== undefined) this.navigate(base)
  }
}
