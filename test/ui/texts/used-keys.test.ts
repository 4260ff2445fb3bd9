import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { everyText } from '#test/support/ui/every-text'

const src = join(import.meta.dirname, '..', '..', '..', 'src')

function pathsOf(value: unknown, path = ''): readonly string[] {
  if (typeof value !== 'object' || value === null) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`))
}

const catalog = everyText('en')
const keys = [...new Set(pathsOf(catalog).map((path) => path.replace(/_(?:one|other)$/u, '')))]

/** Texts of the code in quotes, and patterns of those that are put together, as `errors.${code}`. */
function writtenIn(code: string): { readonly whole: readonly string[]; readonly patterns: readonly RegExp[] } {
  const features = Object.keys(catalog).join('|')
  const whole = [...code.matchAll(/(?<quote>['"`])(?<text>[\w.-]+)\k<quote>/gu)].map(
    ({ groups }) => groups?.['text'] ?? '',
  )
  const built = code.matchAll(new RegExp(`\`(?<text>(?:${features})\\.[^\`]*\\$\\{[^\`]*)\``, 'gu'))
  const patterns = [...built].map(({ groups }) => {
    const fixed = (groups?.['text'] ?? '').split(/\$\{[^}]*\}/u).map((part) => part.replaceAll('.', '\\.'))
    return new RegExp(`^${fixed.join('[\\w.-]+')}$`, 'u')
  })
  return { whole, patterns }
}

/** Keys that nothing in the code names. */
function unusedIn(codes: readonly string[]): readonly string[] {
  const written = codes.map(writtenIn)
  const whole = new Set(written.flatMap((each) => each.whole))
  const patterns = written.flatMap((each) => each.patterns)
  return keys.filter((key) => !whole.has(key) && !patterns.some((pattern) => pattern.test(key)))
}

const codes = globSync('**/*.{ts,tsx}', { cwd: src })
  .filter((file) => !/[\\/]texts[\\/]\w+\.ts$/u.test(file))
  .map((file) => readFileSync(join(src, file), 'utf8'))

describe('a text', () => {
  it('is shown somewhere: no key is left of what the product does not say any more', () => {
    expect(unusedIn(codes)).toEqual([])
  })

  it('counts as shown where it is named whole or by its beginning, and not where only its feature is', () => {
    expect(unusedIn(["t('shell.free')"])).not.toContain('shell.free')
    expect(unusedIn(['t(`errors.${code}`)'])).not.toContain('errors.offline')
    expect(unusedIn(["t('shell')", "t('shell.')", "t('shell.fre')"])).toContain('shell.free')
  })
})
