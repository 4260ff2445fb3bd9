import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'

/** A folder that is gone after the test. */
export function folderOfTest(): string {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-art-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}

/** All files below a folder, by their paths in it. */
export const filesIn = (folder: string): readonly string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .toSorted()
