import type { ModalId, OpenModal } from './modals'

/** Props of every modal: the values it was opened with, and how to close it. */
export interface ModalProps<Id extends ModalId = ModalId> {
  readonly values: OpenModal<Id>['values']
  readonly onClose: () => void
}
