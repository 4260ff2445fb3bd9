import { makeAutoObservable, observableRef } from 'mobx'

/** The values that most boxes are opened with. */
export type ModalValues = Readonly<Record<string, string | number>>

/**
 * The boxes by id, and what each is opened with. A feature adds its own by a declaration of this interface beside the file of the box,
 * `ui/<feature>/modals/<id>.tsx`, which is loaded when the box is first opened (MOD-001).
 */
export interface ModalBoxes {
  readonly avs: ModalValues
  readonly 'not-enough-money': ModalValues
}

export type ModalId = keyof ModalBoxes

export interface OpenModal<Id extends ModalId = ModalId> {
  readonly id: Id
  readonly values: ModalBoxes[Id]
}

type Given<Id extends ModalId> = ModalValues extends ModalBoxes[Id]
  ? [values?: ModalBoxes[Id]]
  : [values: ModalBoxes[Id]]

/** Holds at most one box. Opening one whose id is there already does nothing (MOD-002, MOD-003). */
export class Modals {
  open: OpenModal | null = null

  constructor() {
    makeAutoObservable(this, { open: observableRef })
  }

  show<Id extends ModalId>(id: Id, ...[values]: Given<Id>): void {
    if (this.open?.id === id) return
    this.open = { id, values: values ?? {} }
  }

  close(id: ModalId): void {
    if (this.open?.id === id) this.open = null
  }
}
