import { spawnSync, spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { environment as variables } from '@/adapters/server/base/config/environment'

const page = readFileSync(join(import.meta.dirname, '..', 'docs', 'quick-start.md'), 'utf8')

/** What a reader pastes, and the answer that the page shows for it; null where it shows none. */
interface Step {
  readonly commands: string
  readonly answer: unknown
}

/** Blocks in their order; an answer belongs to the commands before it. */
function stepsOf(text: string): readonly Step[] {
  const steps: Step[] = []
  for (const [, kind = '', content = ''] of text.matchAll(/^```(sh|json)\n(.*?)^```$/gmsu)) {
    const last = steps.at(-1)
    if (kind === 'sh') steps.push({ commands: content, answer: null })
    else if (last !== undefined) steps[steps.length - 1] = { ...last, answer: JSON.parse(content) as unknown }
  }
  return steps
}

/** The answer with what differs from run to run: `…` is any text. */
const expected = (value: unknown): unknown => {
  if (value === '…') return expect.stringMatching(/./u)
  if (Array.isArray(value)) return value.map(expected)
  if (typeof value !== 'object' || value === null) return value
  return expect.objectContaining(
    Object.fromEntries(Object.entries(value).map(([name, each]) => [name, expected(each)])),
  )
}

const steps = stepsOf(page)
const END = '=== end of a step ==='

let server: TestServer
beforeAll(async () => {
  server = await TestServer.start(await TestEnvironment.build(SMALL_WORLD))
})
afterAll(() => server.app.close())

/** What each step prints, played in one shell at a server. */
const play = (address: string): Promise<readonly string[]> =>
  new Promise((resolve) => {
    const folder = mkdtempSync(join(tmpdir(), 'vesper-quick-start-'))
    const script = steps.map(({ commands }) => `${commands}\necho '${END}'\n`).join('')
    const shell = spawn('bash', ['-c', script.replace(/^API=.*$/mu, `API=${address}`)], { cwd: folder })
    let printed = ''
    shell.stdout.on('data', (text: Buffer) => (printed += text.toString()))
    shell.stderr.on('data', (text: Buffer) => (printed += text.toString()))
    shell.on('close', () => {
      rmSync(folder, { recursive: true })
      resolve(printed.split(END).slice(0, -1))
    })
  })

describe('the quick start', () => {
  it(
    'can be typed as it is written: every answer is the one that the page shows',
    async () => {
      expect(spawnSync('curl', ['--version']).status).toBe(0)
      const printed = await play(server.url)
      expect(printed).toHaveLength(steps.length)
      expect(steps.filter(({ answer }) => answer !== null).length).toBeGreaterThan(12)
      for (const [at, { commands, answer }] of steps.entries()) {
        const text = printed[at]?.trim() ?? ''
        // What only sets variables prints nothing.
        const given: unknown = answer === null ? text : JSON.parse(text)
        expect({ commands, given }).toEqual({ commands, given: answer === null ? '' : expected(answer) })
      }
    },
    limit(60_000),
  )

  it('names the address at which the server listens by default', () => {
    expect(/^API=http:\/\/localhost:(?<port>\d+)$/mu.exec(page)?.groups?.['port']).toBe(
      String(variables.shape.PORT.parse(undefined)),
    )
  })
})
