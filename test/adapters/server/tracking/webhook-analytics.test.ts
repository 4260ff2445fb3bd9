import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, expect, it } from 'vitest'
import { WebhookAnalytics } from '@/adapters/server/tracking/webhook-analytics'
import { asId, type GuestId } from '@/domain/ids'
import { trackingEvent } from '@/domain/tracking/tracking-event'

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** An analytics service that answers so. */
async function service(status: number) {
  const received: { readonly headers: IncomingHttpHeaders; readonly body: unknown }[] = []
  const server = createServer((request, response) => {
    let body = ''
    request.on('data', (part: Buffer) => (body += part.toString()))
    request.on('end', () => {
      received.push({ headers: request.headers, body: JSON.parse(body) as unknown })
      response.writeHead(status).end('{}')
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/events`, received }
}

const event = {
  id: 'ledger:1',
  guestId: asId<GuestId>('g1'),
  ...trackingEvent({ at: 7, source: 'platform', type: 'tip', context: 'tip', ints: [20] }),
}

it('is posted a batch with the token as bearer, each event with timestamp, source, type, context, data and ten measures [API-020]', async () => {
  const { url, received } = await service(202)
  await new WebhookAnalytics(url, 'a-token').send([event, event])
  await new WebhookAnalytics(url, null).send([event])
  const sent = {
    id: 'ledger:1',
    guestId: 'g1',
    timestamp: 7,
    source: 'platform',
    type: 'tip',
    context: 'tip',
    data: '',
    ints: [20, 0, 0, 0, 0],
    floats: [0, 0, 0, 0, 0],
  }
  expect(received.map(({ body }) => body)).toEqual([{ events: [sent, sent] }, { events: [sent] }])
  expect(received.map(({ headers }) => headers.authorization)).toEqual(['Bearer a-token', undefined])
})

it('has failed where it refuses or is not there, and the error names no guest', async () => {
  const { url } = await service(500)
  const error = await new WebhookAnalytics(url, null).send([event]).catch((failure: unknown) => failure)
  expect(error).toMatchObject({ code: 'HTTP 500' })
  expect(String(error)).not.toContain('g1')
  await expect(new WebhookAnalytics('http://127.0.0.1:1/', null).send([event])).rejects.toThrow('fetch failed')
})
