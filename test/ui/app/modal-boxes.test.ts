import { globSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { expect, it } from 'vitest'
import { LOGIN_BOX_FILE } from '@/ui/boxes/welcome/login-box-id'

const root = join(import.meta.dirname, '..', '..', '..')
const read = (file: string): string => readFileSync(join(root, file), 'utf8')

const sorted = (all: readonly string[]): readonly string[] => all.toSorted((a, b) => a.localeCompare(b))

/** Every box by its id, and whether its file lets an address open it. */
const files = globSync('src/ui/*/modals/*.tsx', { cwd: root }).map((file) => {
  const name = basename(file, '.tsx')
  return {
    id: name === LOGIN_BOX_FILE ? '{product}-login' : name,
    isLinkable: /^export const isLinkable = true$/mu.test(read(file)),
  }
})

/** The lines of the document: the id, its row of the ledger, and the last column. */
const lines = [
  ...read('docs/modal-boxes.md').matchAll(/^\| `(?<id>[^`]+)` \| (?<row>MOD-\d{3}) \|.*\| (?<link>yes|no) \|$/gmu),
].map(({ groups: { id = '', row = '', link = '' } = {} }) => ({ id, row, isLinkable: link === 'yes' }))

it('has a line in the document for every box, and no line without one', () => {
  expect(sorted(lines.map(({ id }) => id))).toEqual(sorted(files.map(({ id }) => id)))
})

it('says of every box whether an address opens it, as its file does', () => {
  const documented = new Map(lines.map(({ id, isLinkable }) => [id, isLinkable]))
  expect(files.filter(({ id, isLinkable }) => documented.get(id) !== isLinkable)).toEqual([])
})

it('has a test for every box that names its row of the ledger', () => {
  const titles = globSync('test/ui/**/*.test.{ts,tsx}', { cwd: root })
    .map((file) => read(file))
    .join('\n')
  expect(lines.filter(({ row }) => !titles.includes(`[${row}]`)).map(({ id }) => id)).toEqual([])
})
