import type { ModalId, OpenModal } from './modals'

/** What every box is given: what it was opened with, and how to close it. */
export interface ModalProps<Id extends ModalId = ModalId> {
  readonly values: OpenModal<Id>['values']
  readonly onClose: () => void
}
