import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify, type ECDH } from 'node:crypto'
import { createServer, type IncomingHttpHeaders, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import webPush from 'web-push'
import { afterEach, describe, expect, it } from 'vitest'
import { PUSH_HOSTS, WebPushService } from '@/adapters/server/notifications/web-push-service'

interface Received {
  readonly headers: IncomingHttpHeaders
  readonly body: Buffer
}

const servers: Server[] = []
afterEach(() => {
  for (const server of servers.splice(0)) server.close()
})

/** A push service on this machine, reached as if it were the one of a browser, and the platform's way to it. */
async function environment(status: number) {
  const received: Received[] = []
  const server = createServer((request, response) => {
    const parts: Buffer[] = []
    request.on('data', (part: Buffer) => parts.push(part))
    request.on('end', () => {
      received.push({ headers: request.headers, body: Buffer.concat(parts) })
      response.writeHead(status).end()
    })
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const here = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  const keys = { ...webPush.generateVAPIDKeys(), subject: 'mailto:push@vesper.test' }
  const service = new WebPushService(keys, PUSH_HOSTS, (url, request) =>
    fetch(`${here}${new URL(url).pathname}`, request),
  )
  return { service, received, keys }
}

/** A browser with keys of its own. */
function browser() {
  const keys = createECDH('prime256v1')
  const auth = randomBytes(16)
  const target = {
    endpoint: 'https://fcm.googleapis.com/fcm/send/abc',
    p256dh: keys.generateKeys().toString('base64url'),
    auth: auth.toString('base64url'),
  }
  return { keys, auth, target }
}

/** Decrypts a message as a browser does (RFC 8188, 8291). */
function decrypted(body: Buffer, keys: ECDH, auth: Buffer): string {
  const [salt, length] = [body.subarray(0, 16), body.readUInt8(20)]
  const sender = body.subarray(21, 21 + length)
  const sealed = body.subarray(21 + length)
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), keys.getPublicKey(), sender])
  const secret = Buffer.from(hkdfSync('sha256', keys.computeSecret(sender), auth, info, 32))
  const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16))
  const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12))
  const cipher = createDecipheriv('aes-128-gcm', key, nonce)
  cipher.setAuthTag(sealed.subarray(-16))
  const plain = Buffer.concat([cipher.update(sealed.subarray(0, -16)), cipher.final()])
  // The last record ends in a 2 and padding.
  return plain.subarray(0, plain.lastIndexOf(2)).toString()
}

/** What the token of the sender claims, if the key of the platform has signed it. */
function claims(authorization: string, publicKey: string): Readonly<Record<string, unknown>> {
  const { token = '', key } = /^vapid t=(?<token>[^,]+), ?k=(?<key>.+)$/u.exec(authorization)?.groups ?? {}
  expect(key).toBe(publicKey)
  const [head = '', content = '', signature = ''] = token.split('.')
  const point = Buffer.from(publicKey, 'base64url')
  const jwk = {
    kty: 'EC',
    crv: 'P-256',
    x: point.subarray(1, 33).toString('base64url'),
    y: point.subarray(33).toString('base64url'),
  }
  const verifier = { key: createPublicKey({ key: jwk, format: 'jwk' }), dsaEncoding: 'ieee-p1363' } as const
  const isSigned = verify('sha256', Buffer.from(`${head}.${content}`), verifier, Buffer.from(signature, 'base64url'))
  expect(isSigned).toBe(true)
  return JSON.parse(Buffer.from(content, 'base64url').toString()) as Readonly<Record<string, unknown>>
}

const letter = { text: JSON.stringify({ title: 'Grüße', body: '' }), ttl: 1_800 }

describe('a push message', () => {
  it('reaches the push service encrypted for the browser, signed by the platform, with its time to live [NOT-011]', async () => {
    const { service, received, keys } = await environment(201)
    const { target, keys: own, auth } = browser()
    expect(await service.send(target, letter)).toBe('sent')
    const [message] = received
    if (message === undefined) throw new Error('nothing was received')
    expect(message.headers).toMatchObject({ 'content-encoding': 'aes128gcm', ttl: '1800' })
    expect(message.body.toString()).not.toContain('Gr')
    expect(decrypted(message.body, own, auth)).toBe(letter.text)
    const { aud, sub, exp } = claims(message.headers.authorization ?? '', keys.publicKey)
    expect({ aud, sub }).toEqual({ aud: 'https://fcm.googleapis.com', sub: 'mailto:push@vesper.test' })
    expect(Number(exp) * 1_000 - Date.now()).toBeLessThanOrEqual(86_400_000)
  })

  it('reports a browser that is gone, and fails where the service refuses, without naming it', async () => {
    for (const status of [404, 410]) {
      const { service } = await environment(status)
      expect(await service.send(browser().target, letter)).toBe('gone')
    }
    const { service } = await environment(429)
    const error = await service.send(browser().target, letter).catch((failure: unknown) => failure)
    expect(error).toMatchObject({ code: 'HTTP 429' })
    expect(String(error)).not.toContain('abc')
  })

  it('is sent to push services over https and nowhere else: neither to names nor to addresses of the own network', async () => {
    const { service, received } = await environment(201)
    const allowed = [
      'https://fcm.googleapis.com/fcm/send/abc',
      'https://updates.push.services.mozilla.com/wpush/v2/abc',
      'https://web.push.apple.com/abc',
      'https://db5p.notify.windows.com/w/?token=abc',
    ]
    for (const endpoint of allowed)
      expect({ endpoint, accepts: service.accepts(endpoint) }).toEqual({ endpoint, accepts: true })
    const refused = [
      'http://fcm.googleapis.com/fcm/send/abc',
      'https://fcm.googleapis.com:8443/fcm/send/abc',
      'https://user:word@fcm.googleapis.com/abc',
      'https://fcm.googleapis.com.evil.test/abc',
      'https://evilpush.apple.com/abc',
      'https://127.0.0.1/abc',
      'https://[::1]/abc',
      'https://localhost/abc',
      'https://10.0.0.1/abc',
      'file:///etc/passwd',
      'no address',
    ]
    for (const endpoint of refused) {
      expect({ endpoint, accepts: service.accepts(endpoint) }).toEqual({ endpoint, accepts: false })
      expect(await service.send({ ...browser().target, endpoint }, letter)).toBe('gone')
    }
    expect(received).toEqual([])
  })
})
