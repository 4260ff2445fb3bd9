import { injectable } from 'inversify'
import { makeAutoObservable, observableRef } from 'mobx'
import type { ViewModel } from '@/ui/base/view-model'

/**
 * The place in the app's frame in which a video plays on after its page. It knows nothing of
 * videos, so that a visit without one loads nothing of them.
 */
@injectable()
export class SmallFrame implements ViewModel {
  /** Whether a video was opened: the frame is loaded then. */
  isNeeded = false
  /** The element of the picture; `null`: there is no frame, as in a room. */
  place: HTMLElement | null = null

  constructor() {
    makeAutoObservable(this, { place: observableRef })
  }

  start(): void {}

  dispose(): void {}

  need(): void {
    this.isNeeded = true
  }

  stand(place: HTMLElement | null): void {
    this.place = place
  }
}
