import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

const HEADINGS = /(?<selector>[^{}]*\bh[1-6]\b[^{}]*)\{(?<rules>[^}]*)\}/gu
const isSmall = (rules: string): boolean => /font-size: var\(--t[123]\)/u.test(rules)

it('sets a heading as small as a label in the face of labels: the face of titles is hard to read below their sizes', () => {
  const headings = globSync('src/ui/**/*.css').flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(HEADINGS)].map(({ groups }) => ({
      name: `${file} ${groups?.['selector']?.trim()}`,
      rules: groups?.['rules'] ?? '',
    })),
  )
  const small = headings.filter(({ rules }) => isSmall(rules))
  expect(small.length).toBeGreaterThan(3)
  expect(small.filter(({ rules }) => !rules.includes('font-family:')).map(({ name }) => name)).toEqual([])
})
