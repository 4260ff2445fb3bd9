import type { OpenModal } from './modals'

/** What every box is given: what it was opened with, and how to close it. */
export interface ModalProps {
  readonly values: OpenModal['values']
  readonly onClose: () => void
}
