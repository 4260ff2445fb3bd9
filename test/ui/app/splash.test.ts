import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { runInNewContext } from 'node:vm'
import { describe, expect, it } from 'vitest'

const html = readFileSync(join(import.meta.dirname, '..', '..', '..', 'index.html'), 'utf8')
const script = /<script>(?<code>.*?)<\/script>/su.exec(html)?.groups?.['code'] ?? ''

/** The light the page is in when its own script has run and the app has not. */
function themeBeforeTheApp(read: (key: string) => string | null): string {
  const document = {
    documentElement: { dataset: { theme: /data-theme="(?<theme>\w+)"/u.exec(html)?.groups?.['theme'] } },
  }
  runInNewContext(script, { document, localStorage: { getItem: read } })
  return document.documentElement.dataset.theme ?? ''
}

describe('the page before the app runs', () => {
  it('requests both fonts of the first paint before its style sheets: one that came later would have every line laid out again', () => {
    const fonts = html.matchAll(/<link rel="preload" href="\/src\/ui\/theme\/fonts\/(?<name>\w+)\.woff2" as="font"/gu)
    expect([...fonts].map(({ groups }) => groups?.['name'])).toEqual(['inter', 'fraunces'])
  })

  it.each([
    [null, 'dark'],
    ['dark', 'dark'],
    ['light', 'light'],
    ['auto', 'auto'],
    ['noon', 'dark'],
  ])('stands in the light this device has chosen: %s', (stored, shown) => {
    expect(themeBeforeTheApp((key) => (key === 'vesper.theme' ? stored : null))).toBe(shown)
  })

  it('is dark where nothing may be stored', () => {
    const refuse = () => {
      throw new Error('SecurityError')
    }
    expect(themeBeforeTheApp(refuse)).toBe('dark')
  })
})
