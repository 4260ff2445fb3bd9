import type { BoxFile } from '@/ui/base/modal-props'
import type { ModalId } from '@/ui/base/modals'

const files = import.meta.glob<BoxFile>('/src/ui/*/modals/*.tsx')

/**
 * The loader of every box by its id, which is the name of its file (MOD-001): the one registry.
 * Boxes are listed nowhere else.
 */
export const boxFiles: ReadonlyMap<string, () => Promise<BoxFile>> = new Map(
  Object.entries(files).map(([file, load]) => [/(?<id>[\w-]+)\.tsx$/u.exec(file)?.groups?.['id'] ?? file, load]),
)

/** Whether an id from outside, such as an address, is the id of a box. */
export const isBoxId = (id: string): id is ModalId => boxFiles.has(id)
