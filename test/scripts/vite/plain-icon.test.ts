import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import * as lucide from 'lucide-react'
import { createElement, type ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it } from 'vitest'
import { plainIcon } from '../../../scripts/vite/plain-icon.ts'

const used = [
  ...new Set(
    globSync('src/**/*.tsx')
      .flatMap(
        (file) =>
          /import \{(?<names>[^}]*)\} from 'lucide-react'/u.exec(readFileSync(file, 'utf8'))?.groups?.['names'] ?? [],
      )
      .flatMap((names) => names.split(','))
      .map((name) => name.trim().split(' as ')[0] ?? '')
      .filter((name) => name !== '' && !name.startsWith('type ')),
  ),
]

const lucides = new Map<string, unknown>(Object.entries(lucide))
const LUCIDE = join(import.meta.dirname, '../../../node_modules/lucide-react/dist/esm')
const index = readFileSync(join(LUCIDE, 'lucide-react.mjs'), 'utf8')

/** The file that declares an icon. */
function fileOf(name: string): string {
  const file = new RegExp(`\\bas ${name}\\b[^;]*? from '(?<file>[^']+)'`, 'u').exec(index)?.groups?.['file']
  if (file === undefined) throw new Error(`lucide has no ${name}`)
  return join(LUCIDE, file)
}

it('draws every icon of the app as lucide does', async () => {
  expect(used.length).toBeGreaterThan(40)
  for (const name of used) {
    const { __iconData } = (await import(fileOf(name))) as { readonly __iconData: Parameters<typeof plainIcon>[0] }
    const theirs = lucides.get(name) as ComponentType<object>
    for (const props of [{}, { fill: 'none' }, { className: 'lens', 'aria-hidden': 'true' as const }])
      expect(renderToStaticMarkup(createElement(plainIcon(__iconData), props)), name).toBe(
        renderToStaticMarkup(createElement(theirs, props)),
      )
  }
})
