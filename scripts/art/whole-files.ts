import { access, mkdir, readdir, rename, rm, stat, writeFile } from 'node:fs/promises'
import { dirname, join } from 'node:path'

/**
 * Where files are written before they are moved into position; below the folder of the artwork, so that a rename moves
 * them.
 */
const UNFINISHED = '.unfinished'

/** What is older than this was left by a process that was killed, ms. */
const ABANDONED = 3_600_000

let count = 0

/** A path for a file or folder that is not finished, not shared with any other writer. */
export async function unfinished(root: string): Promise<string> {
  count += 1
  await mkdir(join(root, UNFINISHED), { recursive: true })
  return join(
    root,
    UNFINISHED,
    `${process.pid}-${Date.now().toString(36)}-${Math.random().toString(36).slice(2)}-${count}`,
  )
}

/** Writes a file that is there as a whole or not at all, even if the process is killed or others write it too. */
export async function writeWhole(root: string, path: string, content: Buffer | string): Promise<void> {
  const part = await unfinished(root)
  await writeFile(part, content)
  const target = join(root, path)
  await mkdir(dirname(target), { recursive: true })
  await rename(part, target)
}

/** Fills a folder that is there as a whole or not at all. Where another process was faster, its folder stays. */
export async function fillWhole(root: string, path: string, fill: (folder: string) => Promise<void>): Promise<void> {
  const part = await unfinished(root)
  const target = join(root, path)
  try {
    await mkdir(part)
    await fill(part)
    await mkdir(dirname(target), { recursive: true })
    await rename(part, target).catch(async (error: unknown) => {
      if (!(await isDrawn(root, [path]))) throw error
    })
  } finally {
    await rm(part, { recursive: true, force: true })
  }
}

/** Whether all these files or folders exist below the folder of the artwork. */
export const isDrawn = (root: string, files: readonly string[]): Promise<boolean> =>
  Promise.all(files.map((file) => access(join(root, file)))).then(
    () => true,
    () => false,
  )

/** Removes what processes that were killed have left unfinished. `now`: epoch ms. */
export async function removeUnfinished(root: string, now: number): Promise<void> {
  const folder = join(root, UNFINISHED)
  for (const name of await readdir(folder).catch(() => [])) {
    const path = join(folder, name)
    const age = await stat(path)
      .then(({ mtimeMs }) => now - mtimeMs)
      .catch(() => 0)
    if (age > ABANDONED) await rm(path, { recursive: true, force: true })
  }
}
