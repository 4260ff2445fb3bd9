import { describe, expect, it } from 'vitest'
import { json, type Reply } from '#test/adapters/remote/fake-fetch'
import { Page } from '#test/adapters/remote/page'
import { getGuestBalance } from '@/adapters/wire/guest/guest-calls'
import { BackendError } from '@/application/errors/backend-error'

async function errorAfter(page: Page, reply: Reply): Promise<BackendError> {
  page.network.answer(reply)
  const failure: unknown = await page.rest.call(getGuestBalance, {}).catch((thrown: unknown) => thrown)
  if (!(failure instanceof BackendError)) throw new Error(`not ours: ${String(failure)}`)
  return failure
}

const codeAfter = async (reply: Reply): Promise<string> => (await errorAfter(await Page.open(), reply)).code

describe('a failed call', () => {
  it('is generic where the server reports nothing more than that it was not OK [API-010]', async () => {
    expect(await codeAfter(new Response('<h1>Bad gateway</h1>', { status: 502 }))).toBe('http')
    expect(await codeAfter(new Response(null, { status: 503 }))).toBe('http')
    expect(await codeAfter(json({ message: 'teapot' }, 418))).toBe('http')
  })

  it('is known by its status where it has a meaning of its own', async () => {
    expect(await codeAfter(new Response(null, { status: 400 }))).toBe('invalid-request')
    expect(await codeAfter(new Response(null, { status: 401 }))).toBe('session-expired')
    expect(await codeAfter(new Response(null, { status: 404 }))).toBe('not-found')
    expect(await codeAfter(new Response(null, { status: 429 }))).toBe('rate-limited')
  })

  it('is what the server calls it, where it calls it anything', async () => {
    expect(await codeAfter(json({ error: { code: 'internal', requestId: 'r9' } }, 500))).toBe('internal')
  })

  it('is a matter of protocol when the answer is not what was agreed', async () => {
    expect(await codeAfter(json({ balance: -1 }))).toBe('protocol')
    expect(await codeAfter(new Response('not json'))).toBe('protocol')
  })

  it('is offline without a network, and when no server answers', async () => {
    const page = await Page.open()
    page.plug.set(false)
    expect((await errorAfter(page, new TypeError('Failed to fetch'))).code).toBe('offline')
    expect(await codeAfter(new TypeError('Failed to fetch'))).toBe('offline')
  })

  it('reveals the token to no one, with any cause it retains', async () => {
    const errors = [new Response(null, { status: 500 }), new TypeError('Failed to fetch')]
    for (const reply of errors) {
      const error = await errorAfter(await Page.open(), reply)
      const reported = JSON.stringify([error, error.cause, String(error), error.stack, (error.cause as Error).stack])
      expect(reported).not.toContain('token-1')
      expect(Object.getOwnPropertyNames(error.cause).sort()).toEqual(['message', 'stack'])
    }
  })
})
