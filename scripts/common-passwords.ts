// Prints `COMMON_PASSWORDS` of src/adapters/backend/access/common-passwords.ts from a list of used passwords, one a line, the most used first:
// node scripts/common-passwords.ts <file>. The list it was made from is "10 million passwords, top 1,000,000" of SecLists.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'

const SHORTEST = 10
const WANTED = 10_000

const words = new Set<string>()
for (const line of readFileSync(process.argv[2] ?? 0, 'utf8').split('\n')) {
  const word = line.trimEnd().toLowerCase()
  if (word.length >= SHORTEST) words.add(word)
  if (words.size === WANTED) break
}
const digests = [...words].map((word) => createHash('sha256').update(word).digest().subarray(0, 6).toString('base64'))
process.stdout.write(`${digests.toSorted().join('')}\n`)
