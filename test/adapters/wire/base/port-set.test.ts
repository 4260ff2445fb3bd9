import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fastify } from 'fastify'
import { Container } from 'inversify'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as z from 'zod/mini'
import { guestCalls } from '../../../../scripts/contract/guest-calls'
import { openapiOf } from '../../../../scripts/contract/openapi'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { portsModule } from '@/adapters/modules/ports'
import { remotePort } from '@/adapters/remote/remote-port'
import { httpClient } from '@/adapters/remote/rest/http'
import { RestClient } from '@/adapters/remote/rest/rest-client'
import { answerErrors } from '@/adapters/server/base/http/answer-errors'
import { portRoutes } from '@/adapters/server/rest/port-routes'
import { RestServer } from '@/adapters/server/rest/rest-server'
import { VisitorSession } from '@/adapters/server/web/visitor-session'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import { get, post } from '@/adapters/wire/base/rest-call'
import { count, done, intText, text } from '@/adapters/wire/base/scalars'
import type { FeatureContract } from '@/adapters/wire/base/feature-contract'
import { guestSet } from '@/adapters/wire/contract/guest-set'
import { portSetOf } from '@/adapters/wire/base/port-set'
import type { PortSessions } from '@/application/platform/platform'
import { called, type PortsOf } from '@/application/platform/port-list'

/** What an actor can do, in a product that is not there yet. */
interface ShiftGateway {
  hours(week: number): Promise<{ readonly hours: number; readonly note: string }>
  plan(day: string, hours: number): Promise<void>
}

const ShiftGateway = Symbol.for('ShiftGateway')

const list = { shifts: called<ShiftGateway>(ShiftGateway) }

type PerformerPorts = PortsOf<typeof list>

const planned = z.pipe(
  z.object({ hours: count, remark: text(100) }),
  z.transform(({ hours, remark }) => ({ hours, note: remark })),
)

const calls = {
  // A guest's call has the same name and the same path.
  hours: get('getLimits', '/guest/limits', z.object({ week: intText(1, 53) }), planned),
  plan: post('plan', '/shifts', z.object({ day: text(20), hours: count }), done),
}

const shiftsPort: PortBinding<ShiftGateway> = {
  hours: bindingOf<ShiftGateway>()('hours', calls.hours, { fields: ['week'] }),
  plan: bindingOf<ShiftGateway>()('plan', calls.plan, { fields: ['day', 'hours'] }),
}

const shiftsContract: FeatureContract<PerformerPorts> = {
  feature: 'shifts',
  about: 'When a performer works.',
  schemas: [
    {
      name: 'Shift',
      schema: planned,
      about: 'The hours of a week.',
      write: ({ hours, note }: { readonly hours: number; readonly note: string }) => ({ hours, remark: note }),
    },
  ],
  operations: [
    { operation: calls.hours, about: 'Answers the hours of a week.' },
    { operation: calls.plan, about: 'Plans a day.' },
  ],
  ports: { shifts: shiftsPort },
}

const performers = portSetOf(list, {
  features: [shiftsContract],
  path: '/studio',
  about: 'Calls of the studio over REST.',
})

describe('a set of ports beside that of the guests', () => {
  const planned: (readonly [string, number])[] = []
  const shifts: ShiftGateway = {
    hours: (week) => Promise.resolve({ hours: week * 2, note: 'as planned' }),
    plan: async (day, hours) => void planned.push([day, hours]),
  }
  const sessions: PortSessions<PerformerPorts> = {
    portsFor: (token) => Promise.resolve(token === 'a performer' ? { shifts } : null),
  }
  const app = fastify()
  let guestToken: string

  beforeAll(async () => {
    const { platform } = (await TestEnvironment.build(SMALL_WORLD)).backend
    guestToken = (await platform.openSession(null, { countryCode: 'DE' })).accessToken
    answerErrors(app)
    const ended = () => Promise.resolve()
    portRoutes(new RestServer(app, guestSet, platform, ended), guestSet, new VisitorSession(platform, 'DE'))
    const noVisitor = { ports: () => Promise.reject(new Error('nothing is open')) }
    portRoutes(new RestServer(app, performers, sessions, ended), performers, noVisitor)
    await app.listen({ port: 0, host: '127.0.0.1' })
  })

  afterAll(() => app.close())

  /** The port as a client has it, by the name that it is injected under. */
  function shiftsOf(token: string): ShiftGateway {
    const address = app.server.address()
    const port = typeof address === 'object' && address !== null ? address.port : 0
    const rest = new RestClient(
      httpClient(fetch),
      {
        baseUrl: `http://127.0.0.1:${port}${performers.path}`,
        version: '1',
        language: () => 'en',
        now: () => 0,
      },
      { token, ready: () => Promise.resolve(token), open: () => Promise.reject(new Error('ended')) },
      { isOnline: () => true, watch: () => () => undefined },
    )
    const container = new Container()
    const remote = remotePort(shiftsPort, (operation, request) =>
      operation.transport === 'rest' ? rest.call(operation, request) : Promise.reject(new Error('no query')),
    )
    container.load(portsModule(list, { shifts: remote }))
    return container.get<ShiftGateway>(ShiftGateway)
  }

  it('is served and called, with its own sessions and the names of its own on the wire', async () => {
    const port = shiftsOf('a performer')
    expect(await port.hours(20)).toEqual({ hours: 40, note: 'as planned' })
    await port.plan('monday', 8)
    expect(planned).toEqual([['monday', 8]])
    const headers = { authorization: 'Bearer a-performer' }
    expect((await app.inject({ url: '/studio/rest/v1/guest/limits?week=1', headers })).statusCode).toBe(401)
  })

  it('lets nobody in who has a session of the other', async () => {
    await expect(shiftsOf(guestToken).plan('monday', 8)).rejects.toThrow('session-expired')
    const statusOf = async (token: string): Promise<number> =>
      (await app.inject({ url: '/rest/v1/guest/limits', headers: { authorization: `Bearer ${token}` } })).statusCode
    expect([await statusOf(guestToken), await statusOf('a performer')]).toEqual([200, 401])
  })

  it('has a document of its own, and changes nothing in those of the guests', () => {
    const { paths, info, tags } = openapiOf(performers) as {
      readonly paths: Readonly<Record<string, object>>
      readonly info: { readonly description: string }
      readonly tags: readonly object[]
    }
    expect(Object.entries(paths).map(([path, methods]) => [path, Object.keys(methods)])).toEqual([
      ['/studio/rest/v1/guest/limits', ['get']],
      ['/studio/rest/v1/shifts', ['post']],
    ])
    expect(info.description).toBe(
      'Calls of the studio over REST. Fields and values that are not here may be added: clients pass over them.',
    )
    expect(tags).toEqual([{ name: 'shifts', description: 'When a performer works.' }])
    const ofGuests = readFileSync(join(import.meta.dirname, '../../../../docs/contract/openapi.json'), 'utf8')
    expect(openapiOf(guestSet, guestCalls)).toEqual(JSON.parse(ofGuests))
  })
})
