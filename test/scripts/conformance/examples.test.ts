import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { Contract, type Example } from '../../../scripts/conformance/contract.ts'
import { Player, type Played } from '../../../scripts/conformance/player.ts'
import { connectionErrors } from '../../../scripts/conformance/sequence.ts'
import { realTime } from '../../../scripts/conformance/time.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'contract')

/**
 * The names of the examples whose answers are written into the file, with commas between them: `VESPER_RECORD="A name,Another"`. All others
 * remain as they are, since many answers hold what differs from run to run.
 */
const recorded = new Set((process.env['VESPER_RECORD'] ?? '').split(',').map((name) => name.trim()))
recorded.delete('')

let environment: TestEnvironment
let server: TestServer

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
})
afterAll(() => server.app.close())

/** As much of an answer as an example shows: lists of two, and no token. */
const shortened = (value: unknown): unknown =>
  JSON.parse(
    JSON.stringify(value ?? null, (name, each: unknown) => {
      if (name === 'accessToken') return 'a-token-of-this-session-only'
      return Array.isArray(each) ? each.slice(0, 2) : each
    }),
  )

async function playAll(
  contract: Contract,
): Promise<{ readonly played: readonly Played[]; readonly frames: readonly string[] }> {
  const player = new Player(contract, server.url, {
    ...realTime,
    pass: () => environment.advance(1_000),
    now: () => environment.clock.now(),
  })
  const played: Played[] = []
  for (const example of contract.examples) played.push(await player.play(example))
  const frames = player.client.connections.flatMap((each) => connectionErrors(contract, each))
  player.close()
  return { played, frames }
}

describe('the published examples', () => {
  const contract = new Contract(folder)

  it(
    'turn out at the reference server as documented, and every answer and frame has its published shape',
    async () => {
      const { played, frames } = await playAll(contract)
      if (recorded.size > 0) {
        const examples = played.map(({ example, answer }): Example =>
          recorded.has(example.name) ? { ...example, answer: shortened(answer) } : example,
        )
        writeFileSync(join(folder, 'examples.json'), `${JSON.stringify(examples, null, 2)}\n`)
      }
      const names = new Set(played.map(({ example }) => example.name))
      expect([...recorded].filter((name) => !names.has(name))).toEqual([])
      expect(played.flatMap(({ example, errors }) => (errors?.length === 0 ? [] : [[example.name, errors]]))).toEqual(
        [],
      )
      expect(frames).toEqual([])
    },
    limit(60_000),
  )

  it('have one for every call, query, command and call of the sandbox', () => {
    const shown = new Set(contract.examples.map(({ call }) => call))
    const offered = [
      ...[...contract.calls.keys()].map((id) => `rest ${id}`),
      ...Object.keys(contract.documents).map((id) => `query ${id}`),
      ...contract.commands.map((id) => `command ${id}`),
    ]
    expect(offered.length).toBeGreaterThan(75)
    expect(offered.filter((call) => !shown.has(call))).toEqual([])
  })

  it('have answers of the published shape', () => {
    expect(contract.examples.flatMap((example) => contract.exampleErrors(example))).toEqual([])
  })

  it('contain no token, and have an answer each', () => {
    const text = readFileSync(join(folder, 'examples.json'), 'utf8')
    expect(contract.examples.filter((example) => !('answer' in example)).map(({ name }) => name)).toEqual([])
    expect(new Set(text.match(/"accessToken": "[^"]*"/gu))).toEqual(
      new Set(['"accessToken": "a-token-of-this-session-only"']),
    )
  })
})
