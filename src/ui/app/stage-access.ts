import { action, makeObservable, observable, observableRef } from 'mobx'
import type { Stage } from '@/application/stage/stage'

/** The embedded backend's stage and its panel's state; `null` until loaded, or without it. */
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
