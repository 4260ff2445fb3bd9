import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from './support/free-ports'
import { Nginx } from './support/nginx'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { limit } from '#test/support/limit'

describe('two servers behind nginx with the file that is shipped, of which one must not be used', () => {
  let nginx: Nginx
  const servers: TestServer[] = []

  beforeAll(async () => {
    const ports = await freePorts(2)
    const environment = await TestEnvironment.build(SMALL_WORLD)
    const wrong = { name: 'clock', isOwn: true, check: () => Promise.reject(new Error('300000 ms ahead')) }
    for (const [i, port] of ports.entries())
      servers.push(await TestServer.start(environment, {}, i === 0 ? { checks: [wrong] } : {}, port))
    nginx = await Nginx.before(ports)
  }, limit(60_000))

  afterAll(async () => {
    await nginx.close()
    await Promise.all(servers.map(({ app }) => app.close()))
  })

  it('serve every guest with the other one, also those who write', async () => {
    const statuses: number[] = []
    for (let i = 0; i < 10; i += 1) {
      const body = JSON.stringify({ language: 'en' })
      const headers = { 'content-type': 'application/json' }
      const answer = await fetch(`${nginx.url}/rest/v1/session/open`, { method: 'POST', headers, body })
      statuses.push(answer.status)
    }
    expect(statuses).toEqual(statuses.map(() => 200))
    expect(nginx.reports.filter((line) => line.includes('503, 200')).length).toBeGreaterThan(0)
    expect(await (await fetch(`${servers[0]?.url}/ready`)).json()).toMatchObject({ ready: false, missing: ['clock'] })
  })
})
