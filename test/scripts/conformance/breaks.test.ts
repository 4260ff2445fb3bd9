import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { BreakingProxy, type Break } from './breaking-proxy'
import { breaksOfExtent, breaksOfForm, breaksOfMeaning } from './breaks'
import { checkConformance } from '../../../scripts/conformance/check.ts'
import { Contract } from '../../../scripts/conformance/contract.ts'

const contract = new Contract(join(import.meta.dirname, '..', '..', '..', 'docs', 'contract'))

/** How long a frame is waited for that a break holds back, ms. */
const PATIENCE = 2_000

let environment: TestEnvironment
let server: TestServer
beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
})
afterAll(() => server.app.close())

/** The names of what failed behind a proxy. */
async function failuresBehind(broken: Break): Promise<readonly string[]> {
  // Each run signs up guests of one network, to whom the platform mails ten times in a quarter of an hour.
  await environment.clock.pass(30 * 60_000)
  const proxy = await BreakingProxy.start(server.url, broken)
  const time = {
    pass: () => environment.advance(1_000),
    now: () => environment.clock.now(),
    patience: PATIENCE,
  }
  const findings = await checkConformance(contract, proxy.url, time)
  await proxy.close()
  return findings.flatMap(({ name, errors }) => (errors?.length === 0 ? [] : [name]))
}

describe('the conformance kit, behind a proxy', () => {
  it(
    'finds nothing where nothing is broken',
    async () => {
      expect(await failuresBehind({})).toEqual([])
    },
    limit(60_000),
  )

  it('is tried with all 12 breaks of form and all 11 of meaning', () => {
    expect({ breaksOfFormCount: breaksOfForm.length, breaksOfMeaningCount: breaksOfMeaning.length }).toEqual({
      breaksOfFormCount: 12,
      breaksOfMeaningCount: 11,
    })
  })

  it.each([...breaksOfForm, ...breaksOfMeaning, ...breaksOfExtent])(
    'finds that $name [BEY-015]',
    async ({ found, ...broken }) => {
      expect(await failuresBehind(broken)).toEqual(expect.arrayContaining([...found]))
    },
    limit(60_000),
  )
})
