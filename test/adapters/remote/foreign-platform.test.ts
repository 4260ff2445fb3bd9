import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { remoteBrowser } from '#test/support/bindings/remote'
import { startForeignPlatform, type ForeignPlatform } from '#test/support/foreign/foreign-platform'
import type { QueryCall } from '@/adapters/wire/base/query-call'
import type { RestCall } from '@/adapters/wire/base/rest-call'
import { features } from '@/adapters/wire/contract/features'

interface Example {
  readonly call: string
  readonly request?: object
}

let foreign: ForeignPlatform
beforeAll(async () => {
  foreign = await startForeignPlatform()
})
afterAll(() => foreign.stop())

const examples = JSON.parse(readFileSync('docs/contract/examples.json', 'utf8')) as readonly Example[]

/** Arguments that an example takes from the answer before it. */
const FILLED = { creationType: 'single', start: 1, agreedPrice: 1 }

function variablesOf(name: string): object {
  const request =
    examples.find(({ call }) => /^(?:query|mutation) /u.test(call) && call.split(/[ .]/u).at(-1) === name)?.request ??
    {}
  const own = Object.entries(FILLED).filter(([argument]) => argument in request)
  return { ...request, ...Object.fromEntries(own) }
}

const json = async (path: string, init: RequestInit): Promise<unknown> =>
  (await fetch(`${foreign.origin}${path}`, init)).json()

async function answerOf(call: RestCall<unknown, unknown> | QueryCall<unknown, unknown>): Promise<unknown> {
  if (call.transport === 'rest') {
    const path = `/rest/v1${call.path.replaceAll(/:\w+/gu, 'x')}`
    return json(path, call.method === 'POST' ? { method: 'POST', body: '{}' } : { method: call.method })
  }
  const body = JSON.stringify({ documentId: call.name, variables: variablesOf(call.name) })
  const { data } = (await json('/query', { method: 'POST', body })) as { data?: Record<string, unknown> | null }
  const parent = call.parent === undefined ? data : (data?.[call.parent] as Record<string, unknown> | undefined)
  return parent?.[call.name]
}

describe('a platform that was written from the published documents alone', () => {
  it('is read by the page in every answer it gives, with fields that the documents do not have', async () => {
    const calls = features
      .flatMap(({ operations }) => operations)
      .filter(({ operation }) => operation.transport !== 'socket')
      .map(({ operation }) => operation as RestCall<unknown, unknown> | QueryCall<unknown, unknown>)
    const unread: string[] = []
    for (const call of calls) {
      const read = call.answer.safeParse(await answerOf(call))
      if (!read.success) unread.push(`${call.name} ${read.error.issues[0]?.path.join('.') ?? ''}`)
    }
    expect(calls.length).toBeGreaterThan(200)
    expect(unread).toEqual([])
  })

  it('serves a guest: a session, a list, a profile, and the connection for what changes', async () => {
    const browser = remoteBrowser(foreign.origin)
    const { ports } = browser
    const guest = await ports.guest.open('en')
    expect(guest.isLoggedIn).toBe(false)
    const { items } = await ports.actors.list({ filter: {}, sort: 'recommended', first: 3, offset: 0 })
    expect(items.map(({ name }) => name)).toEqual(['Inês Foreign', 'Inês Foreign', 'Inês Foreign'])
    expect((await ports.actors.byIdOrName('Inês Foreign'))?.pictures.length).toBeGreaterThan(0)
    ports.liveUpdates.connect()
    await expect.poll(() => new Promise((resolve) => ports.liveUpdates.watchStatus(resolve))).toBe('ready')
    expect(foreign.requests).toEqual(
      expect.arrayContaining(['POST /rest/v1/session/open', 'query models', 'socket requestSession']),
    )
    browser.leave()
  })
})
