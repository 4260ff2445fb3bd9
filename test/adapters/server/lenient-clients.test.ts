import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { RawConnection } from './live/raw-connection'
import { CONTRACT_VERSION, OLDEST_CONTRACT } from '@/adapters/wire/base/version'

let environment: TestEnvironment
let server: TestServer

beforeAll(async () => {
  environment = await TestEnvironment.build(SMALL_WORLD)
  server = await TestServer.start(environment)
})
afterAll(() => server.app.close())

const open = (payload: object) => server.app.inject({ method: 'POST', url: '/rest/v1/session/open', payload })

const rest = async (url: string, payload: object) => {
  const { accessToken } = (await open({ language: 'en' })).json<{ accessToken: string }>()
  const headers = { authorization: `Bearer ${accessToken}` }
  return server.app.inject({ method: 'POST', url: `/rest/v1${url}`, payload, headers })
}

describe('a client of a stranger', () => {
  it('may request any language, and is answered in English where it is none of ours', async () => {
    for (const language of ['fr', 'nl', 'de-AT', '']) expect((await open({ language })).statusCode).toBe(200)
    const line = await RawConnection.open(environment, server)
    line.send('requestSession', { language: 'fr', since: null, position: null })
    expect((await line.receives('sessionAcknowledged')).payload).toMatchObject({ resumed: false })
  })

  it('may name nl as the fourth language where a query takes one of them, and no fifth [I18-002]', async () => {
    const { accessToken } = (await open({ language: 'en' })).json<{ accessToken: string }>()
    const ask = async (language: string) => {
      const query = `mutation { pinCall { startVerification(phoneNumber: { phone: "1" }, type: "mobile", language: ${language}) { errorCode } } }`
      const headers = { authorization: `Bearer ${accessToken}` }
      const answer = await server.app.inject({ method: 'POST', url: '/query', payload: { query }, headers })
      return answer.statusCode
    }
    const asked = ['de', 'en', 'es', 'nl', 'fr'].map(async (language) => [language, await ask(language)] as const)
    expect(Object.fromEntries(await Promise.all(asked))).toEqual({ de: 200, en: 200, es: 200, nl: 200, fr: 400 })
  })

  it('may leave out where it left off when it left off nowhere', async () => {
    const line = await RawConnection.open(environment, server)
    line.send('requestSession', { language: 'en' })
    expect((await line.receives('sessionAcknowledged')).payload).toMatchObject({ resumed: false })
  })

  it('is not left waiting where its request for a session cannot be read', async () => {
    const line = await RawConnection.open(environment, server)
    line.send('requestSession', { language: 7 })
    await expect.poll(() => line.closed).toBe(1002)
  })

  it('receives the names of the wrong fields of a REST request, and nothing of their values', async () => {
    const answer = await rest('/support/request', { request: { topic: 'other', text: 'x', email: 7, about: null } })
    expect(answer.statusCode).toBe(400)
    expect(answer.json()).toEqual({
      error: {
        code: 'invalid-request',
        requestId: expect.any(String) as string,
        fields: ['request.email'],
      },
    })
    expect((await rest('/video/1/buy', { key: 7, agreedPrice: -1 })).json()).toMatchObject({
      error: { fields: ['key', 'agreedPrice'] },
    })
  })

  it('receives the name also of a cursor, a number or a payload that only the platform can read', async () => {
    const fields = async (url: string, payload: object) => (await rest(url, payload)).json<{ error?: object }>().error
    expect(await fields('/reactions/list', { first: 1, after: 'nowhere' })).toMatchObject({ fields: ['after'] })
    expect(await fields('/guest/profile/preview/update', { avatar: 0 })).toMatchObject({ fields: ['avatar'] })
  })

  it('receives the version of the contract in use, and the oldest still supported, before it has a session', async () => {
    const answer = await server.app.inject('/rest/v1/contract')
    expect({ statusCode: answer.statusCode, body: answer.json<unknown>() }).toEqual({
      statusCode: 200,
      body: { version: CONTRACT_VERSION, oldest: OLDEST_CONTRACT },
    })
    expect(CONTRACT_VERSION).toMatch(/^\d+\.\d+\.\d+$/u)
  })
})
