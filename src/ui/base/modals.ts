import { makeAutoObservable, observableRef } from 'mobx'

/** Ids of the boxes that exist; each is loaded when it is first opened (MOD-001). */
export type ModalId = 'avs' | 'not-enough-money'

export interface OpenModal {
  readonly id: ModalId
  readonly values: Readonly<Record<string, string | number>>
}

/** Holds at most one box. Opening one whose id is there already does nothing (MOD-002, MOD-003). */
export class Modals {
  open: OpenModal | null = null

  constructor() {
    makeAutoObservable(this, { open: observableRef })
  }

  show(id: ModalId, values: OpenModal['values'] = {}): void {
    if (this.open?.id === id) return
    this.open = { id, values }
  }

  close(id: ModalId): void {
    if (this.open?.id === id) this.open = null
  }
}
