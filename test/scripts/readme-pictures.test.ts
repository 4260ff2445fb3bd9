import { appendFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { notePictures, outdatedPictures, picturesFolder, README_PICTURES } from '../../scripts/readme-pictures.ts'

it('of the README are named once their screen has changed, and by no text that they do not show', () => {
  const root = mkdtempSync(join(tmpdir(), 'vesper-readme-'))
  for (const { folder } of README_PICTURES) mkdirSync(join(root, folder, 'texts'), { recursive: true })
  mkdirSync(picturesFolder(root), { recursive: true })
  const home = join(root, 'src/ui/home')
  for (const file of ['start-screen.tsx', 'start.module.css', 'texts/en.ts', 'texts/de.ts'])
    writeFileSync(join(home, file), '')
  notePictures(root)
  expect(outdatedPictures(root)).toEqual([])
  appendFileSync(join(home, 'texts/de.ts'), '// neu')
  expect(outdatedPictures(root)).toEqual([])
  for (const file of ['start-screen.tsx', 'start.module.css', 'texts/en.ts']) {
    appendFileSync(join(home, file), '/* new */')
    expect(outdatedPictures(root)).toEqual(['start-390', 'start-1440'])
    notePictures(root)
  }
  rmSync(root, { recursive: true })
})

it('of the README are there, and what they were made from is noted', () => {
  const root = join(import.meta.dirname, '..', '..')
  for (const { name } of README_PICTURES) expect(existsSync(join(picturesFolder(root), `${name}.png`))).toBe(true)
  expect(Array.isArray(outdatedPictures(root))).toBe(true)
})
