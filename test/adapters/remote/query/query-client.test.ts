import { describe, expect, it } from 'vitest'
import { json } from '#test/adapters/remote/fake-fetch'
import { Page } from '#test/adapters/remote/page'
import { models } from '@/adapters/wire/actors/actor-queries'
import { BackendError } from '@/application/errors/backend-error'
import { asId, type PhoneVerificationId } from '@/domain/ids'
import { startVerification, verifyPin } from '@/adapters/wire/phone/phone-calls'
import { unreadTotal } from '@/adapters/wire/messenger/messenger-queries'

const refused = (message: string, code?: string) =>
  json({ errors: [{ message, ...(code === undefined ? {} : { extensions: { code } }) }] }, 401)

describe('a data query', () => {
  it('is a POST of the id of a published document and variables with the language, the token as bearer', async () => {
    const page = await Page.open()
    page.network.answer(json({ data: { unreadTotal: 3 } }))
    expect(await page.query.query(unreadTotal, {})).toBe(3)
    expect(page.network.sent[0]).toMatchObject({
      method: 'POST',
      credentials: 'omit',
      body: { documentId: 'unreadTotal', variables: {} },
    })
    expect(page.network.sent[0]?.url.search).toBe('?language=es')
    expect(page.network.sent[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('writes orders in capitals and underscores, as the wire has them', async () => {
    const page = await Page.open()
    page.network.answer(json({ data: { models: { total: 0, items: [] } } }))
    await page.query.query(models, { filter: { online: true }, sort: 'topRated', first: 1, offset: 0 })
    expect(page.network.sent[0]?.body).toMatchObject({
      variables: { filter: { online: true }, order: 'TOP_RATED', first: 1, offset: 0 },
    })
  })

  it('sends a pin call as a POST with the token as bearer, and reads the code of its first error [AUT-042][AUT-043]', async () => {
    const page = await Page.open()
    const pinCall = { startVerification: { id: null, pinLength: null, errorCode: 9 } }
    page.network.answer(json({ data: { pinCall } }))
    const request = { phoneNumber: { phone: '+49 151 12345678' }, type: 'mobile', language: 'de' } as const
    expect(await page.query.query(startVerification, request)).toEqual({ ok: false, error: 'attempt-limit-reached' })
    expect(page.network.sent[0]).toMatchObject({ method: 'POST', body: { variables: request } })
    expect(page.network.sent[0]?.headers.get('authorization')).toBe('Bearer token-1')
  })

  it('reads the code of the first error where a platform answers a pin call with errors alone, else unknown [AUT-043]', async () => {
    const page = await Page.open()
    const sent = { id: asId<PhoneVerificationId>('one'), type: 'mobile', pin: '123456' } as const
    const message = 'refused'
    const answers = [
      [
        [
          { message, errorCode: 8 },
          { message, errorCode: 1 },
        ],
        'invalid-code',
      ],
      [[{ message, errorCode: 77 }], 'unknown'],
      [[{ message, errorCode: null }], 'unknown'],
      [[{ message }], 'unknown'],
    ] as const
    for (const [errors, error] of answers) {
      page.network.answer(json({ errors }))
      expect(await page.query.query(verifyPin, sent)).toEqual({ ok: false, error })
    }
    // What the server refuses before it looks at the call stays a failure.
    page.network.answer(json({ errors: [{ message: 'too fast', extensions: { code: 'rate-limited' } }] }, 429))
    await expect(page.query.query(verifyPin, sent)).rejects.toMatchObject({ code: 'rate-limited' })
  })

  it('without a token is rejected with the message the platform has for it, and not sent [API-013]', async () => {
    const page = new Page()
    await expect(page.query.query(unreadTotal, {})).rejects.toMatchObject({
      code: 'missing-token',
      message: 'missing-token: Missing Vxql-Token',
    })
    expect(page.network.sent).toEqual([])
  })

  it('waits for a session that is being opened, and fails for the reason that one could not be', async () => {
    const page = new Page()
    page.network.answer(json({ data: { unreadTotal: 3 } }))
    const { session } = page
    const { request } = session
    let open: () => void = () => undefined
    session.request = async () => {
      await new Promise<void>((resolve) => (open = resolve))
      return request()
    }
    const opened = session.open()
    const asked = page.query.query(unreadTotal, {})
    expect(page.network.sent).toEqual([])
    open()
    await opened
    expect(await asked).toBe(3)

    session.close()
    session.request = () => Promise.reject(new BackendError('offline'))
    const failed = session.open()
    const meanwhile = page.query.query(unreadTotal, {})
    await expect(failed).rejects.toMatchObject({ code: 'offline' })
    await expect(meanwhile).rejects.toMatchObject({ code: 'offline' })
    await expect(page.query.query(unreadTotal, {})).rejects.toMatchObject({ code: 'offline' })
  })

  it('recognizes the message also when the platform sends it [API-013]', async () => {
    const page = await Page.open()
    page.network.answer(refused('Missing Vxql-Token'))
    await expect(page.query.query(unreadTotal, {})).rejects.toMatchObject({ code: 'missing-token' })
  })

  it.each([
    [400, 'invalid-request'],
    [404, 'not-found'],
    [500, 'internal'],
  ])('is refused by its code whatever its status: %s', async (status, code) => {
    const page = await Page.open()
    page.network.answer(json({ data: null, errors: [{ message: 'x', extensions: { code } }] }, status))
    await expect(page.query.query(unreadTotal, {})).rejects.toMatchObject({ code })
  })

  it('is refused by its status where no platform answered', async () => {
    const page = await Page.open()
    const codeAfter = async (answer: Response) => {
      page.network.answer(answer)
      return page.query.query(unreadTotal, {}).catch((failure: { code: string }) => failure.code)
    }
    expect(await codeAfter(json('<h1>Bad gateway</h1>', 502))).toBe('http')
    expect(await codeAfter(json({ error: { code: 'rate-limited', requestId: 'r' } }, 429))).toBe('rate-limited')
    expect(await codeAfter(json({ data: { unreadTotal: 1 } }, 503))).toBe('http')
  })

  it('reopens an expired session and retries once', async () => {
    const page = await Page.open()
    page.network.answer(refused('x', 'session-expired'), json({ data: { unreadTotal: 1 } }))
    expect(await page.query.query(unreadTotal, {})).toBe(1)
    expect(page.opened).toBe(2)
  })

  it('is refused by its code, and as protocol when the answer is not what was agreed', async () => {
    const page = await Page.open()
    const codeAfter = async (body: unknown) => {
      page.network.answer(json(body))
      return page.query.query(unreadTotal, {}).catch((error: { code: string }) => error.code)
    }
    expect(await codeAfter({ errors: [{ message: 'x', extensions: { code: 'rate-limited' } }] })).toBe('rate-limited')
    expect(await codeAfter({ errors: [{ message: 'x' }] })).toBe('http')
    expect(await codeAfter({ data: { unreadTotal: -1 } })).toBe('protocol')
    expect(await codeAfter({ data: null })).toBe('protocol')
    expect(await codeAfter('hello')).toBe('protocol')
  })
})
