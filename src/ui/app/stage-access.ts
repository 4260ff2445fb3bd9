import { action, makeObservable, observable, observableRef } from 'mobx'
import type { Stage } from '@/application/stage/stage'

/** The stage of the embedded backend; `null` until that is loaded, and with any other backend. And whether its panel is open. */
export class StageAccess {
  stage: Stage | null = null
  isOpen = false

  constructor() {
    makeObservable(this, { stage: observableRef, isOpen: observable, give: action, toggle: action })
  }

  give(stage: Stage | null): void {
    this.stage = stage
  }

  toggle(): void {
    this.isOpen = !this.isOpen
  }
}
