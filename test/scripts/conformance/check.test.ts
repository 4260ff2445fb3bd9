import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { House } from '#test/support/bindings/house'
import { TestServer } from '#test/support/bindings/test-server'
import { checkConformance } from '../../../scripts/conformance/check.ts'
import { Contract } from '../../../scripts/conformance/contract.ts'
import { mailRules } from '@/adapters/backend/mail/mail-rules'
import type { Platform } from '@/application/platform/platform'

const root = join(import.meta.dirname, '..', '..', '..')
const contract = new Contract(join(root, 'docs', 'contract'))

let house: House
beforeAll(async () => {
  house = await House.build(SMALL_WORLD)
})

/** The same platform, whose balance is no whole number of coins. */
function faulty(platform: Platform): Platform {
  return {
    openSession: (...given) => platform.openSession(...given),
    sessionOf: (key) => platform.sessionOf(key),
    checkoutFor: (...given) => platform.checkoutFor(...given),
    portsFor: async (...given) => {
      const ports = await platform.portsFor(...given)
      if (ports === null) return null
      const balance = async () => ({ ...(await ports.guest.balance()), balance: -0.5 })
      return { ...ports, guest: Object.create(ports.guest, { balance: { value: balance } }) as typeof ports.guest }
    },
  }
}

const faultyServer = (): Promise<TestServer> => {
  const backend = { ...house.backend, platform: faulty(house.backend.platform) as House['backend']['platform'] }
  return TestServer.start(Object.create(house, { backend: { value: backend } }) as House)
}

const time = { pass: () => house.advance(1_000), now: () => house.clock.now() }

const failuresAt = async (server: TestServer) => {
  const findings = await checkConformance(contract, server.url, time)
  const failures = findings.flatMap(({ name, faults }) => (faults?.length === 0 ? [] : [[name, faults]]))
  return { count: findings.length, failures }
}

describe('the conformance kit', () => {
  it(
    'passes the reference server, with nothing but the published documents',
    async () => {
      const server = await TestServer.start(house)
      const { count, failures } = await failuresAt(server)
      await server.app.close()
      expect(failures).toEqual([])
      expect(count).toBeGreaterThan(120)
    },
    limit(60_000),
  )

  it(
    'finds a server whose answers are not of the published shape',
    async () => {
      const server = await faultyServer()
      const { failures } = await failuresAt(server)
      await server.app.close()
      expect(failures).toEqual([
        ['example: rest getGuestBalance: They have no coins', ['/balance must be integer']],
        ['example: rest getGuestBalance: Coins', ['/balance must be integer']],
      ])
    },
    limit(60_000),
  )

  it(
    'skips the mail that confirms an address where the platform sends none, and nothing else',
    async () => {
      const { rules } = house.backend.core
      const before = rules.of(mailRules)
      rules.set(mailRules, { ...before, mailer: null })
      const server = await TestServer.start(house)
      const { failures } = await failuresAt(server)
      await server.app.close()
      rules.set(mailRules, before)
      expect(failures).toEqual([['example: rest askConfirmation: Another link to confirm the address', null]])
    },
    limit(60_000),
  )

  it(
    'skips what needs an account where nobody can sign up without a page, and says so of nothing else',
    async () => {
      const server = await TestServer.start(house)
      const findings = await house.underPaymentRules({ checkoutUrl: null }, () =>
        checkConformance(contract, server.url, time),
      )
      await server.app.close()
      expect(findings.filter(({ faults }) => faults !== null && faults.length > 0)).toEqual([])
      const skipped = findings.filter(({ faults }) => faults === null).map(({ name }) => name)
      expect(skipped[0]).toBe('example: rest openCheckout: Opening a sign-up')
      expect(skipped.length).toBeGreaterThan(60)
    },
    limit(60_000),
  )

  describe('as a program', () => {
    let server: TestServer
    let ticking: ReturnType<typeof setInterval>
    beforeAll(async () => {
      ticking = setInterval(() => void house.advance(1_000), 200)
      server = await faultyServer()
    })
    afterAll(async () => {
      clearInterval(ticking)
      await server.app.close()
    })

    const run = (...given: readonly string[]) =>
      new Promise<{ code: number | null; said: string }>((resolve) => {
        const program = spawn(process.execPath, [join(root, 'scripts', 'conformance.ts'), ...given])
        let said = ''
        program.stdout.on('data', (text: Buffer) => (said += text.toString()))
        program.stderr.on('data', (text: Buffer) => (said += text.toString()))
        program.on('close', (code) => resolve({ code, said }))
      })

    it(
      'says what passed and what did not, and ends with 1 where anything failed',
      async () => {
        const { code, said } = await run(server.url)
        expect(code).toBe(1)
        expect(said).toContain('passed  example: rest contractVersion')
        expect(said.match(/FAILED .*/gu)).toEqual([
          'FAILED  example: rest getGuestBalance: They have no coins: /balance must be integer',
          'FAILED  example: rest getGuestBalance: Coins: /balance must be integer',
        ])
        expect(said.trimEnd()).toMatch(/\n\d+ passed, 2 failed, 0 skipped$/u)
      },
      limit(120_000),
    )

    it('asks for an address where it is given none', async () => {
      expect(await run()).toEqual({ code: 2, said: 'Which address? npm run conformance -- http://localhost:8080\n' })
    })
  })
})
