import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { isNode, nameOf, within, type Node } from '#test/support/syntax'

const root = join(import.meta.dirname, '..', '..')

/** What a constructor may call for its effect: it makes its own fields observable. */
const ALLOWED = new Set(['super', 'makeAutoObservable', 'makeObservable'])
/** What begins something that has to be ended again, also where its result is stored. */
const BEGINS =
  /^(?:subscribe|watch\w*|on[A-Z]\w*|reaction|autorun|when|then|addEventListener|set(?:Timeout|Interval)|after)$/u

/** The calls in the constructors of a source text that do more than set up the object. */
function effectsIn(name: string, code: string): readonly string[] {
  const { program } = parseSync(name, code)
  const constructors = [...within(program as unknown as Node, () => true)].filter(
    (node) => node.type === 'MethodDefinition' && node['kind'] === 'constructor',
  )
  const isRunNow = ({ type }: Node): boolean => !/Function/u.test(type)
  return constructors.flatMap((node) => {
    const body = (node['value'] as Node)['body']
    if (!isNode(body)) return []
    const inner = [...within(body, isRunNow)]
    const alone = inner.flatMap((each) => {
      if (each.type !== 'ExpressionStatement') return []
      const { expression } = each as unknown as { readonly expression: Node }
      const called = expression.type === 'UnaryExpression' ? (expression['argument'] as Node) : expression
      return called.type === 'CallExpression' && !ALLOWED.has(nameOf(called)) ? [nameOf(called)] : []
    })
    const begun = inner.filter(({ type }) => type === 'CallExpression').map(nameOf)
    return [...new Set([...alone, ...begun.filter((called) => BEGINS.test(called))])]
  })
}

describe('a constructor of a view model, a use case or a service of the ui', () => {
  it('begins nothing: every subscriber is started, and can be disposed', () => {
    const found = globSync('src/{ui,application}/**/*.{ts,tsx}', { cwd: root }).flatMap((path) =>
      effectsIn(path, readFileSync(join(root, path), 'utf8')).map((call) => `${path}: ${call}`),
    )
    expect(found).toEqual([])
  })

  it.each([
    ['constructor(live: Live) { live.subscribe(() => 1) }', ['subscribe']],
    ['constructor(live: Live) { this.off = live.subscribe(() => 1) }', ['subscribe']],
    ['constructor() { reaction(() => 1, () => 2) }', ['reaction']],
    ['constructor() { void this.load() }', ['load']],
    ['constructor() { makeAutoObservable(this); this.a = read(1) }', []],
    ['constructor() { this.later = () => this.live.subscribe(() => 1) }', []],
  ])('is seen in %s', (code, calls) => {
    expect(effectsIn('planted.ts', `class Planted { ${code} }`)).toEqual(calls)
  })
})
