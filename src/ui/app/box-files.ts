import type { BoxFile } from '@/ui/base/modal-props'
import type { ModalId } from '@/ui/base/modals'
import { LOGIN_BOX_FILE, loginBoxId } from '@/ui/boxes/welcome/login-box-id'

const files = import.meta.glob<BoxFile>('/src/ui/*/modals/*.tsx')

/**
 * The loader of every box by the name of its file, which is its id but for the login box (MOD-001):
 * the one registry. Boxes are listed nowhere else.
 */
export const boxFiles: ReadonlyMap<string, () => Promise<BoxFile>> = new Map(
  Object.entries(files).map(([file, load]) => [/(?<id>[\w-]+)\.tsx$/u.exec(file)?.groups?.['id'] ?? file, load]),
)

/** Returns the file of the box with an id; the name of the site is a part of one (MOD-017). */
export function fileOfBox(id: string, platform: string): string | undefined {
  if (id === loginBoxId(platform)) return LOGIN_BOX_FILE
  return id !== LOGIN_BOX_FILE && boxFiles.has(id) ? id : undefined
}

/** Whether an id from outside, such as an address, is the id of a box. */
export const isBoxId = (id: string, platform: string): id is ModalId => fileOfBox(id, platform) !== undefined
