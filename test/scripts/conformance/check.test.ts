import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { BreakingProxy } from './breaking-proxy'
import { checkConformance } from '../../../scripts/conformance/check.ts'
import { Contract } from '../../../scripts/conformance/contract.ts'
import { realTime } from '../../../scripts/conformance/time.ts'
import { mailRules } from '@/adapters/backend/mail/mail-rules'

const root = join(import.meta.dirname, '..', '..', '..')
const contract = new Contract(join(root, 'docs', 'contract'))

let environment: TestEnvironment
beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
})

const time = { ...realTime, pass: () => environment.advance(1_000), now: () => environment.clock.now() }

/** Each run signs up guests of one network, to whom the platform mails ten times in a quarter of an hour. */
const beLater = (): Promise<void> => environment.clock.pass(30 * 60_000)

const failuresAt = async (server: TestServer) => {
  await beLater()
  const findings = await checkConformance(contract, server.url, time)
  const errors = findings.flatMap(({ name, errors }) => (errors?.length === 0 ? [] : [[name, errors]]))
  return { count: findings.length, errors }
}

describe('the conformance kit', () => {
  it(
    'passes the reference server, with nothing but the published documents [BEY-015]',
    async () => {
      const server = await TestServer.start(environment)
      const { count, errors } = await failuresAt(server)
      await server.app.close()
      expect(errors).toEqual([])
      expect(count).toBeGreaterThan(120)
    },
    limit(60_000),
  )

  it(
    'skips what needs mails where the platform sends none, and nothing else',
    async () => {
      const { rules } = environment.backend.context
      const before = rules.of(mailRules)
      rules.set(mailRules, { ...before, mailer: null })
      const server = await TestServer.start(environment)
      const { errors } = await failuresAt(server)
      await server.app.close()
      rules.set(mailRules, before)
      expect(errors.map(([name]) => String(name).split(': ')[1])).toEqual([
        'rest askConfirmation',
        'rest sendVideoShareEmail',
        'command sendSignupEmail',
        'command toggleEmailNotification',
      ])
      expect(errors.map(([, error]) => error)).toEqual([null, null, null, null])
    },
    limit(60_000),
  )

  it(
    'skips what needs an account where no one can sign up without a page, and reports so of nothing else',
    async () => {
      const server = await TestServer.start(environment)
      const findings = await environment.underPaymentRules({ checkoutUrl: null }, () =>
        checkConformance(contract, server.url, time),
      )
      await server.app.close()
      expect(findings.filter(({ errors }) => errors !== null && errors.length > 0)).toEqual([])
      const skipped = findings.filter(({ errors }) => errors === null).map(({ name }) => name)
      expect(skipped[0]).toBe('example: rest openCheckout: Opening a sign-up')
      expect(skipped.length).toBeGreaterThan(60)
    },
    limit(60_000),
  )

  describe('as a program', () => {
    let server: TestServer
    let faulty: BreakingProxy
    let ticking: ReturnType<typeof setInterval>
    beforeAll(async () => {
      ticking = setInterval(() => void environment.advance(1_000), 200)
      server = await TestServer.start(environment)
      faulty = await BreakingProxy.start(server.url, {
        answer: ({ status, body }, path) =>
          status === 200 && path.endsWith('/getGuestBalance') && Object.assign(body as object, { balance: -0.5 }),
      })
    })
    afterAll(async () => {
      clearInterval(ticking)
      await faulty.close()
      await server.app.close()
    })

    const run = (...given: readonly string[]) =>
      new Promise<{ code: number | null; output: string }>((resolve) => {
        const program = spawn(process.execPath, [join(root, 'scripts', 'conformance.ts'), ...given])
        let output = ''
        program.stdout.on('data', (text: Buffer) => (output += text.toString()))
        program.stderr.on('data', (text: Buffer) => (output += text.toString()))
        program.on('close', (code) => resolve({ code, output }))
      })

    it(
      'reports what passed and what did not, and ends with 1 where anything failed',
      async () => {
        await beLater()
        const { code, output } = await run(faulty.url)
        expect(code).toBe(1)
        expect(output).toContain('passed  example: rest contractVersion')
        expect(output.match(/FAILED .*/gu)).toEqual([
          'FAILED  example: rest getGuestBalance: They have no coins: /balance must be integer',
          'FAILED  example: rest getGuestBalance: Coins: /balance must be integer',
        ])
        expect(output.trimEnd()).toMatch(/\n\d+ passed, 2 failed, 0 skipped$/u)
      },
      limit(120_000),
    )

    it(
      'passes nothing where nobody answers, and writes its findings for other programs',
      async () => {
        const folder = mkdtempSync(join(tmpdir(), 'vesper-kit-'))
        const [json, junit] = [join(folder, 'kit.json'), join(folder, 'kit.xml')]
        const { code, output } = await run('http://127.0.0.1:9', '--json', json, '--junit', junit)
        expect({ code, lastLine: output.trimEnd().split('\n').at(-1) }).toEqual({
          code: 1,
          lastLine: '0 passed, 1 failed, 0 skipped',
        })
        expect(JSON.parse(readFileSync(json, 'utf8'))).toMatchObject({
          passed: 0,
          failed: 1,
          findings: [{ name: 'the address answers a request to open a session', outcome: 'failed' }],
        })
        expect(readFileSync(junit, 'utf8')).toContain('tests="1" failures="1" skipped="0"')
        rmSync(folder, { recursive: true })
      },
      limit(60_000),
    )

    it('requires an address where it is given none', async () => {
      expect(await run()).toEqual({ code: 2, output: 'Which address? npm run conformance -- http://localhost:8080\n' })
    })
  })
})
