import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, describe, expect, it } from 'vitest'
import { WebhookSms } from '@/adapters/server/notifications/webhook-sms'

interface Received {
  readonly method: string
  readonly headers: IncomingHttpHeaders
  readonly body: string
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A service for text messages that answers so. */
async function service(status: number, location?: string) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ method: request.method ?? '', headers: request.headers, body })
      response.writeHead(status, location === undefined ? {} : { location }).end('{}')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/texts`, received }
}

const message = { id: 'n1', to: '+4915112345678', text: 'Grüße' }

describe('the service for text messages', () => {
  it('is posted each message as JSON, with the token and a key that recognizes duplicates', async () => {
    const { url, received } = await service(202)
    await new WebhookSms(url, 'a token').send(message)
    await new WebhookSms(url, null).send(message)
    expect(received.map(({ body }) => JSON.parse(body) as unknown)).toEqual([message, message])
    expect(received[0]).toMatchObject({
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: 'Bearer a token', 'idempotency-key': 'n1' },
    })
    expect(received[1]?.headers.authorization).toBeUndefined()
  })

  it('has failed where it refuses, moves away or is not there, and the error names no receiver', async () => {
    const refusing = await service(500)
    const error = await new WebhookSms(refusing.url, null).send(message).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: 'HTTP 500' })
    expect(String(error)).not.toContain('4915')
    const other = await service(200)
    const moving = await service(307, other.url)
    await expect(new WebhookSms(moving.url, null).send(message)).rejects.toThrow('fetch failed')
    expect(other.received).toEqual([])
    await expect(new WebhookSms('http://127.0.0.1:1/', null).send(message)).rejects.toThrow('fetch failed')
  })
})
