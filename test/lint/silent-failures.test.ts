import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseSync } from 'vite'
import { describe, expect, it } from 'vitest'
import { nameOf, within, type Node } from '#test/support/syntax'

const root = join(import.meta.dirname, '..', '..')

/** Calls of the browser that a guest may refuse, or that it refuses for them; and an address of a live picture, which is tried again until the guest is shown that there is none. */
const ALLOWED = new Set(['play', 'share', 'enumerateDevices', 'renew'])

/** What stands in for an answer, and does nothing. */
function isValue(node: Node): boolean {
  if (node.type === 'ParenthesizedExpression' || node.type === 'TSAsExpression')
    return isValue(node['expression'] as Node)
  if (node.type === 'Identifier') return node['name'] === 'undefined'
  if (node.type === 'BlockStatement') return (node['body'] as readonly Node[]).length === 0
  return ['Literal', 'ArrayExpression', 'ObjectExpression'].includes(node.type)
}

const dropsError = (handler: Node | undefined): boolean =>
  handler !== undefined &&
  /Function/u.test(handler.type) &&
  (handler['params'] as readonly Node[]).length === 0 &&
  isValue(handler['body'] as Node)

/** The handlers of a source text that drop an error: what was called, for each. */
function silentIn(name: string, code: string): readonly string[] {
  const { program } = parseSync(name, code)
  return [...within(program as unknown as Node, () => true)].flatMap((call) => {
    if (call.type !== 'CallExpression') return []
    const { callee } = call as unknown as { readonly callee: Node }
    const [first, second] = call['arguments'] as readonly Node[]
    const handler = nameOf(call) === 'catch' ? first : nameOf(call) === 'then' ? second : undefined
    if (callee.type !== 'MemberExpression' || !dropsError(handler)) return []
    const failed = callee['object'] as Node
    const called = failed.type === 'CallExpression' ? nameOf(failed) : String(failed['name'])
    return ALLOWED.has(called) ? [] : [called]
  })
}

describe('a rejected promise', () => {
  it('is dropped nowhere in the browser: what a page goes on without is told to the operator by `otherwise`', () => {
    const found = globSync(
      ['src/{ui,application}/**/*.{ts,tsx}', 'src/adapters/{browser,remote}/**/*.ts', 'src/*.{ts,tsx}'],
      {
        cwd: root,
      },
    ).flatMap((path) => silentIn(path, readFileSync(join(root, path), 'utf8')).map((call) => `${path}: ${call}`))
    expect(found).toEqual([])
  })

  it.each([
    ['void port.load().catch(() => undefined)', ['load']],
    ['const answer = await port.load().catch(() => null)', ['load']],
    ['port.load().then(show, () => undefined)', ['load']],
    ['port.load().catch(() => {})', ['load']],
    ['port.load().catch(() => ({ ok: false }) as const)', ['load']],
    ['loading?.catch(() => [])', ['loading']],
    ['port.load().catch(otherwise(null))', []],
    ['port.load().catch(() => this.reload())', []],
    ['video.play().catch(() => undefined)', []],
  ])('is seen in %s', (code, calls) => {
    expect(silentIn('planted.ts', code)).toEqual(calls)
  })
})
