import { makeAutoObservable, observableRef } from 'mobx'

/** The values that most boxes are opened with. */
export type ModalValues = Readonly<Record<string, string | number>>

/**
 * The boxes by id, and the values each is opened with. A feature declares its own in this interface
 * beside the box's file, `ui/<feature>/modals/<id>.tsx`, which is loaded when first opened
 * (MOD-001).
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

/** Holds at most one box. Opening the same id again does nothing (MOD-002, MOD-003). */
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
