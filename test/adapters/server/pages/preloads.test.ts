import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { preloadsOf } from '@/adapters/server/pages/preloads'

const root = mkdtempSync(join(tmpdir(), 'vesper-preloads-'))
afterAll(() => rmSync(root, { recursive: true }))
mkdirSync(join(root, '.vite'))
writeFileSync(
  join(root, '.vite', 'manifest.json'),
  JSON.stringify({
    _remote: { name: 'remote', file: 'remote.js' },
    _memory: { name: 'memory', file: 'memory.js' },
    'src/ui/app/catalogs/de.ts': { file: 'de.js' },
    'src/ui/app/catalogs/en.ts': { file: 'en.js' },
    'src/ui/app/screens.ts': { file: 'screens.js' },
  }),
)

describe('a page that its script renders', () => {
  it.each([
    ['remote', 'de', ['/remote.js', '/de.js', '/screens.js']],
    ['memory', 'en', ['/memory.js', '/en.js', '/screens.js']],
  ] as const)('with the backend %s in %s names what the script requests first', (backend, language, files) => {
    const links = preloadsOf(root, backend)(language)
    expect([...links.matchAll(/rel="modulepreload" crossorigin href="([^"]+)"/gu)].map(([, file]) => file)).toEqual(
      files,
    )
  })
})
