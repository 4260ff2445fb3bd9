import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Whether a folder was finished by the very code that would fill it now. */
export function finished(folder: string, stamp: string): boolean {
  try {
    return readFileSync(join(folder, 'stamp'), 'utf8') === stamp
  } catch {
    return false
  }
}
