import { action, makeObservable, observableRef } from 'mobx'
import { isOwnAddress, isWebAddress } from '@/domain/navigation/own-address'

/** The page itself, as view models may move it. The router hands in how to go; markup shown here is cleaned by its viewer. */
export class Page {
  html: string | null = null
  private navigate: (to: string) => void = (to) => location.assign(to)
  #lastAction: () => 'POP' | 'PUSH' | 'REPLACE' = () => 'POP'

  constructor() {
    makeObservable(this, { html: observableRef, showHtml: action })
  }

  /** The router reports how the page shown was reached: by a step in the history, as the first page is, or by going on. */
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

  /** Goes to a page of ours or of the web; any other address, as a script, is followed nowhere. */
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

  /** The open conversation belongs to the guest before; the list of the new one is shown instead (PAY-063). */
  leaveChannel(): void {
    const { pathname } = location
    const base = /^(.*\/messenger\/)[^/]+\/$/u.exec(pathname)?.[1]
    if (base !== undefined) this.navigate(base)
  }
}
