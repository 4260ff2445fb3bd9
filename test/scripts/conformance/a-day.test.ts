import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { BreakingProxy, type Break } from './breaking-proxy'
import { atDocument } from './breaks'
import { checkConformance } from '../../../scripts/conformance/check.ts'
import { Contract } from '../../../scripts/conformance/contract.ts'
import type { Finding } from '../../../scripts/conformance/finding.ts'
import { realTime } from '../../../scripts/conformance/time.ts'

const contract = new Contract(join(import.meta.dirname, '..', '..', '..', 'docs', 'contract'))

const HOUR = 3_600_000

/** As many actors as the sample world of a server has: who is live, and what they offer, differs each hour. */
const WORLD = { actors: 240, videos: 40 }

let environment: TestEnvironment
let server: TestServer
beforeAll(async () => {
  environment = await TestEnvironment.build(WORLD)
  environment.backend.simulator.start()
  server = await TestServer.start(environment)
})
afterAll(async () => {
  environment.backend.simulator.stop()
  await server.app.close()
})

const check = (url: string): Promise<readonly Finding[]> => {
  const pass = (): Promise<void> => environment.advance(1_000)
  return checkConformance(contract, url, { ...realTime, pass, now: () => environment.clock.now() })
}

interface Tile {
  readonly state: object | null
}

const busy = (tile: Tile): Tile => ({ ...tile, state: tile.state && { ...tile.state, isBusy: true } })

const failuresOf = (findings: readonly Finding[]): readonly Finding[] =>
  findings.filter(({ errors }) => errors !== null && errors.length > 0)

describe('the conformance kit', () => {
  const behind = async (broken: Break): Promise<readonly Finding[]> => {
    await environment.advance(HOUR)
    const proxy = await BreakingProxy.start(server.url, broken)
    const findings = await check(proxy.url)
    await proxy.close()
    return findings
  }

  it(
    'chats with another actor where the one it has found leaves before the chat begins',
    async () => {
      let starts = 0
      let refusedId: string | undefined
      const findings = await behind({
        connection: () => ({
          toServer: (frame) => {
            if (frame.type !== 'chatStart' || (starts += 1) > 1) return [frame]
            refusedId = frame.requestId
            return [{ ...frame, type: 'removeStatusBar', payload: {} }]
          },
          toClient: (frame) => {
            if (refusedId === undefined || frame.payload['requestId'] !== refusedId) return [frame]
            const result = { ok: false, reason: 'offline', missing: 0 }
            return [{ ...frame, payload: { ...frame.payload, result } }]
          },
        }),
      })
      expect(failuresOf(findings)).toEqual([])
      expect(starts).toBe(2)
    },
    limit(60_000),
  )

  it(
    'skips the chat where nobody is free for one, and the updates that it would bring',
    async () => {
      const findings = await behind({
        answer: atDocument('models', 'items', (items) => (items as readonly Tile[]).map(busy)),
      })
      expect(failuresOf(findings)).toEqual([])
      const skipped = findings.filter(({ errors }) => errors === null).map(({ name }) => name)
      expect(skipped).toEqual(expect.arrayContaining(['example: update chatTick: The meter']))
    },
    limit(60_000),
  )

  it.each(Array.from({ length: 24 }, (_, hour) => hour + 1))(
    'passes the reference server after %i hours of the sample world [BEY-015]',
    async () => {
      await environment.advance(HOUR)
      expect(failuresOf(await check(server.url))).toEqual([])
    },
    limit(60_000),
  )
})
