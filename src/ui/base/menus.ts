import { inject, injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import { Viewport } from '@/application/device/viewport'
import { isBodyScrollBlocked, menusAfter, menusAt, type MenuEvent, type MenuState } from '@/domain/navigation/menus'
import type { Orientation } from '@/domain/navigation/orientation'
import { Disposables, type ViewModel } from './view-model'

/** The menus of a phone and the window they are shown in (NAV-073 to NAV-082, NAV-098). */
@injectable()
export class Menus implements ViewModel {
  state: MenuState
  width: number
  orientation: Orientation

  readonly #disposables = new Disposables()

  readonly #viewport: Viewport

  constructor(@inject(Viewport) viewport: Viewport) {
    this.#viewport = viewport
    const { width, orientation } = viewport.size()
    this.width = width
    this.orientation = orientation
    this.state = menusAt(width)
    makeAutoObservable(this, { state: observableRef })
  }

  start(): void {
    // A page from the server was laid out before the window was known.
    this.resize(this.#viewport.size())
    this.#disposables.add(this.#viewport.watch(() => this.resize(this.#viewport.size())))
  }

  dispose(): void {
    this.#disposables.dispose()
  }

  /** Whether the page behind may scroll. */
  get blocksScroll(): boolean {
    return isBodyScrollBlocked(this.state)
  }

  send(event: MenuEvent): void {
    this.state = menusAfter(this.state, event)
  }

  private resize({ width, orientation }: { width: number; orientation: Orientation }): void {
    this.width = width
    this.orientation = orientation
    this.send({ type: 'resized', width })
  }
}
