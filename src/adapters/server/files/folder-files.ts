import { stat } from 'node:fs/promises'
import { join } from 'node:path'
import { isFileName, type FileStore } from './file-store'

/** The files of a folder of this machine. */
export class FolderFiles implements FileStore {
  constructor(private readonly root: string) {}

  async file(name: string): Promise<string | null> {
    if (!isFileName(name)) return null
    const path = join(this.root, name)
    const found = await stat(path).catch(() => null)
    return found?.isFile() === true ? path : null
  }
}
