import { describe, expect, it } from 'vitest'
import { readSource } from '../../../scripts/requirements/imports.ts'
import { idsIn, evaluate, readLedger } from '../../../scripts/requirements/evaluation.ts'

// Put together here, for the ledger's own count reads this file too.
const one = ['ABC', '001'].join('-')
const two = ['ABC', '002'].join('-')

const files = (contents: Readonly<Record<string, string>>) => new Map(Object.entries(contents))

/** A program that reaches one rule and not the other. */
const program = {
  'src/main.tsx': "import { price } from '@/domain/price'\nvoid import('./lazy')\nprice()",
  'src/lazy.ts': "export * from './domain/lazily'",
  'src/domain/price.ts': "import type { Shape } from './shape'\nexport const price = (): Shape | 0 => 0",
  'src/domain/shape.ts': 'export interface Shape {}',
  'src/domain/lazily.ts': 'export const lazily = 1',
  'src/domain/unreached.ts': 'export const unreached = 1',
}

const held = (path: string, text: string) => {
  const { named, inProduct } = evaluate(files({ ...program, [path]: text }))
  return { named: [...named.keys()], inProduct: [...inProduct] }
}

const both = { named: [one], inProduct: [one] }
const onlyNamed = { named: [one], inProduct: [] }

describe('a row of the ledger', () => {
  it('is read with its area and its text', () => {
    expect(readLedger('id\tarea\tkind\trequirement\nABC-001\tABC\trule\tIt rains.\n')).toEqual([
      { id: one, area: 'ABC', text: 'It rains.' },
    ])
  })

  it('is named by its id in square brackets, alone or beside others', () => {
    expect(idsIn(`it('rains [${one}][${two}]', …)`)).toEqual([one, two])
    expect(idsIn(`['[${one}, ${two}] rain', 1],`)).toEqual([one, two])
    expect(idsIn(`it('rains ${one} [ABC-1][abc-001]', …)`)).toEqual([])
  })

  it('is not named by a test that is not run, nor by a comment', () => {
    for (const not of ['skip', 'todo', 'fixme']) expect(idsIn(`it.${not}('rains [${one}]')`)).toEqual([])
    expect(held('e2e/rain.spec.ts', `// [${one}]\n/* [${one}]\n [${one}] */ const a = 1 // [${one}]`).named).toEqual([])
    expect(held('e2e/rain.spec.ts', `test('https://rain.example [${one}]', () => {})`)).toEqual(both)
  })

  it('reports where it is named, line by line', () => {
    const { named } = evaluate(files({ 'e2e/rain.spec.ts': `/*\n*/\ntest('rains [${one}]')\ntest('pours [${one}]')` }))
    expect(named.get(one)).toEqual(['e2e/rain.spec.ts:3', 'e2e/rain.spec.ts:4'])
  })
})

describe('a row is in the product', () => {
  it.each(['e2e/rain.spec.ts', 'test/contract/rain.contract.ts', 'test/service/rain.test.ts'])(
    'where the test goes through a port, a server or a browser: %s',
    (path) => {
      expect(held(path, `import { unreached } from '@/domain/unreached'\nit('rains [${one}]')`)).toEqual(both)
    },
  )

  it('where a program reaches the module of the test, also by a dynamic import', () => {
    expect(held('test/domain/price.test.ts', `it('rains [${one}]')`)).toEqual(both)
    expect(held('test/domain/lazily.browser.test.tsx', `it('rains [${one}]')`)).toEqual(both)
  })

  it('and not where only tests reach it, with any other imports of the test', () => {
    expect(held('test/domain/unreached.test.ts', `import '@/domain/price'\nit('rains [${one}]')`)).toEqual(onlyNamed)
  })

  it('and not where programs know of the module only by its types', () => {
    expect(held('test/domain/shape.test.ts', `it('rains [${one}]')`)).toEqual(onlyNamed)
  })

  it('where a test without a module of its name imports one that a program reaches', () => {
    expect(held('test/domain/rules.test.ts', `import { price } from '@/domain/price'\nit('rains [${one}]')`)).toEqual(
      both,
    )
    expect(held('test/domain/rules.test.ts', `import { u } from '@/domain/unreached'\nit('rains [${one}]')`)).toEqual(
      onlyNamed,
    )
  })

  it('where a test of no module runs a program that tests share, and not where it imports nothing', () => {
    const built = { 'test/support/built.ts': 'export const built = 1' }
    const { inProduct } = evaluate(
      files({
        ...program,
        ...built,
        'test/server.test.ts': `import { built } from '#test/support/built'\nit('[${one}]')`,
      }),
    )
    expect([...inProduct]).toEqual([one])
    expect(held('test/deploy.test.ts', `it('rains [${one}]')`)).toEqual(onlyNamed)
  })
})

describe('a module', () => {
  it('imports files of the project only, by any of their names', () => {
    const { imports } = readSource(
      files({
        'src/a/b.ts':
          "import 'vite'\nimport { type C } from './c'\nexport { d } from '@/d'\nimport '@/e'\nimport './none'",
        'src/a/c.tsx': '',
        'src/d/index.ts': '',
        'src/e.ts': '',
      }),
      'src/a/b.ts',
    )
    expect(imports.toSorted()).toEqual(['src/a/c.tsx', 'src/d/index.ts', 'src/e.ts'])
  })

  it('that cannot be read fails the judgement', () => {
    expect(() => evaluate(files({ 'src/main.tsx': 'const = 1' }))).toThrow('src/main.tsx')
  })
})
