// The project's own text uses the field's words and those of docs/glossary.md: `node scripts/words.ts` names what was retired and is
// used all the same.
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { retiredWordsIn } from './words/find.ts'

const root = join(import.meta.dirname, '..')
const paths = ['*.md', '{src,test,e2e,scripts}/**/*.{ts,tsx,mjs}', 'docs/**/*.md'].flatMap((pattern) =>
  globSync(pattern, { cwd: root }).map((path) => path.replaceAll('\\', '/')),
)
const findings = paths.flatMap((path) => retiredWordsIn(path, readFileSync(join(root, path), 'utf8')))
for (const { path, line, word, instead } of findings) process.stderr.write(`${path}:${line}: ${word} → ${instead}\n`)
process.stdout.write(`${paths.length} files, ${findings.length} retired words\n`)
process.exitCode = findings.length === 0 && paths.length > 1_000 ? 0 : 1
