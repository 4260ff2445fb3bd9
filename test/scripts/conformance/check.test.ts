import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { withPorts } from '#test/support/with-ports'
import { checkConformance } from '../../../scripts/conformance/check.ts'
import { Contract } from '../../../scripts/conformance/contract.ts'
import { PlatformClient } from '../../../scripts/conformance/platform-client.ts'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import type { GuestPorts } from '@/application/platform/guest-ports'
import type { Platform } from '@/application/platform/platform'

const root = join(import.meta.dirname, '..', '..', '..')
const contract = new Contract(join(root, 'docs', 'contract'))

let environment: TestEnvironment
beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
})

/** The same platform with other ports, which answers in one language if that is given. */
function withFaults(
  platform: Platform,
  replace: (ports: GuestPorts) => Partial<GuestPorts>,
  language?: 'de',
): Platform {
  return {
    openSession: (...given) => platform.openSession(...given),
    sessionOf: (key) => platform.sessionOf(key),
    pictureAccess: (...given) => platform.pictureAccess(...given),
    checkoutFor: (...given) => platform.checkoutFor(...given),
    portsFor: async (token, asked, ...rest) => {
      const ports = await platform.portsFor(token, language ?? asked, ...rest)
      return ports === null ? null : withPorts(ports, replace(ports))
    },
  }
}

/** The same port with another method. */
const withMethod = <P extends object, N extends keyof P>(port: P, name: N, method: P[N]): P =>
  Object.create(port, { [name]: { value: method } }) as P

/** The same platform, whose balance is no whole number of coins. */
const faulty = (platform: Platform): Platform =>
  withFaults(platform, ({ guest }) => ({
    guest: withMethod(guest, 'balance', async () => ({ ...(await guest.balance()), balance: -0.5 })),
  }))

const faultyServer = (broken = faulty): Promise<TestServer> => {
  const backend = {
    ...environment.backend,
    platform: broken(environment.backend.platform) as TestEnvironment['backend']['platform'],
  }
  return TestServer.start(Object.create(environment, { backend: { value: backend } }) as TestEnvironment)
}

const time = { pass: () => environment.advance(1_000), now: () => environment.clock.now() }

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
    'finds a server whose answers are not of the published shape',
    async () => {
      const server = await faultyServer()
      const { errors } = await failuresAt(server)
      await server.app.close()
      expect(errors).toEqual([
        ['example: rest getGuestBalance: They have no coins', ['/balance must be integer']],
        ['example: rest getGuestBalance: Coins', ['/balance must be integer']],
      ])
    },
    limit(60_000),
  )

  it(
    'finds a server whose answers mean something else: seconds, the length of a page, another language, another sum',
    async () => {
      const server = await faultyServer((platform) =>
        withFaults(
          platform,
          ({ guest, actors, videos }) => ({
            guest: withMethod(guest, 'purchases', async (...given) => {
              const { items, ...page } = await guest.purchases(...given)
              return { ...page, items: items.map((each) => ({ ...each, at: Math.floor(each.at / 1_000) })) }
            }),
            actors: withMethod(actors, 'list', async (query) => {
              const page = await actors.list(query)
              return { ...page, total: page.items.length }
            }),
            videos: withMethod(videos, 'buy', async (...given) => {
              const bought = await videos.buy(...given)
              return bought.ok && bought.charged > 0 ? { ...bought, charged: bought.charged + 1 } : bought
            }),
          }),
          'de',
        ),
      )
      const { errors } = await failuresAt(server)
      await server.app.close()
      expect(errors.map(([name]) => name)).toEqual(
        expect.arrayContaining([
          'what a guest paid is dated in milliseconds',
          'a total counts the whole list, and not the page',
          'an answer is in the language that the request names',
          'example: rest buyVideo: Buying a video',
        ]),
      )
    },
    limit(60_000),
  )

  it(
    'finds answers that a cache may store, without a request id, and a cookie that scripts read',
    async () => {
      const server = await TestServer.start(environment)
      const client = new PlatformClient(server.url, contract)
      await client.open()
      expect([...client.headerErrors]).toEqual([])
      await server.app.close()
      const careless = createServer((_request, reply) => {
        reply.writeHead(200, { 'cache-control': 'public, max-age=60', 'set-cookie': 'device=abc; Path=/' })
        reply.end('{}')
      })
      await new Promise<void>((resolve) => {
        careless.listen(0, '127.0.0.1', resolve)
      })
      const { port } = careless.address() as AddressInfo
      const other = new PlatformClient(`http://127.0.0.1:${port}`, contract)
      await other.fetch('/rest/v1/alive', { method: 'GET', bearer: null })
      expect([...other.headerErrors]).toEqual([
        '/rest/v1/alive: no x-request-id',
        '/rest/v1/alive: cache-control is “public, max-age=60”',
        '/rest/v1/alive: a cookie without HttpOnly or SameSite',
      ])
      await new Promise((resolve) => {
        careless.close(resolve)
      })
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
    let ticking: ReturnType<typeof setInterval>
    beforeAll(async () => {
      ticking = setInterval(() => void environment.advance(1_000), 200)
      server = await faultyServer()
    })
    afterAll(async () => {
      clearInterval(ticking)
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
        const { code, output } = await run(server.url)
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
        expect([code, output.trimEnd().split('\n').at(-1)]).toEqual([1, '0 passed, 1 failed, 0 skipped'])
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
