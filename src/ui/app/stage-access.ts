import { makeObservable, action, observableRef } from 'mobx'
import type { Stage } from '@/application/stage/stage'

/** The stage of the embedded backend; `null` until that is loaded, and with any other backend. */
export class StageAccess {
  stage: Stage | null = null

  constructor() {
    makeObservable(this, { stage: observableRef, give: action })
  }

  give(stage: Stage | null): void {
    this.stage = stage
  }
}
