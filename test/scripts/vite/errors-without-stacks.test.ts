import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, it } from 'vitest'
import { withoutStacks } from '../../../scripts/vite/errors-without-stacks.ts'

it('no error that React makes while its file is evaluated has a stack, and all else of it stays', () => {
  const file = createRequire(import.meta.url)
    .resolve('react-dom/package.json')
    .replace('package.json', '')
  const code = readFileSync(`${file}cjs/react-dom-client.production.js`, 'utf8')
  const { code: changed, count } = withoutStacks(code)
  expect(count).toBe(5)
  expect(changed).not.toMatch(/Exception = Error\(/u)
  const plain = (text: string) =>
    text.replaceAll(
      /(?:Error\(|\{ __proto__: Error\.prototype, message: )(formatProdErrorMessage\(\d+\))(?:\)| \})/gu,
      '$1',
    )
  expect(plain(changed)).toBe(plain(code))
})
