import type { ComponentType } from 'react'
import type { Namespace } from '@/ui/texts/catalog'
import type { ModalId, OpenModal } from './modals'

/** Props of every modal: the values it was opened with, and how to close it. */
export interface ModalProps<Id extends ModalId = ModalId> {
  readonly values: OpenModal<Id>['values']
  readonly onClose: () => void
}

/** Exports of the file of a box, `ui/<feature>/modals/<id>.tsx`. */
export interface BoxFile {
  readonly Box: ComponentType<ModalProps>
  /** The texts it shows besides those of every page: they are loaded before it opens. */
  readonly namespaces?: readonly Namespace[]
  /**
   * Whether an address may open it (`?box=<id>`). Only for a box that needs no values and changes
   * nothing before its guest has pressed something: everybody can write such an address.
   */
  readonly isLinkable?: boolean
}
