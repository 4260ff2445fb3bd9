import { connect } from 'node:net'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { errorAnswer } from '@/adapters/wire/base/error-answer'

const lines: string[] = []
let server: TestServer

beforeAll(async () => {
  const environment = await TestEnvironment.build(SMALL_WORLD)
  const logTo = { write: (line: string): void => void lines.push(line) }
  server = await TestServer.start(environment, { requestTimeout: 300, logLevel: 'info' }, { logTo })
})
afterAll(() => server.app.close())

/** Sends bytes and answers with all that comes back until the server ends the connection. */
function exchange(bytes: string): Promise<string> {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve) => {
    const socket = connect(Number(port), hostname, () => socket.write(bytes))
    let sent = ''
    socket.on('data', (chunk: Buffer) => {
      sent += chunk.toString()
    })
    socket.on('error', () => undefined)
    socket.on('close', () => resolve(sent))
  })
}

function readAnswer(messages: string): { readonly status: string; readonly head: string; readonly body: unknown } {
  const [head = '', body = ''] = messages.split('\r\n\r\n')
  return { status: head.split(' ')[1] ?? '', head: head.toLowerCase(), body: JSON.parse(body) as unknown }
}

describe('what is no whole request', () => {
  it.each([
    [
      'a body that does not arrive',
      'POST /query HTTP/1.1\r\nhost: a\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{"q',
      '408',
    ],
    ['headers that do not end', 'GET /alive HTTP/1.1\r\nhost: a\r\nx-a: b\r\n', '408'],
    ['headers of 20 kB', `GET /alive HTTP/1.1\r\nhost: a\r\nx-a: ${'b'.repeat(20_000)}\r\n\r\n`, '431'],
    ['a line that is no request', 'nonsense\r\n\r\n', '400'],
    [
      'two lengths of one body',
      'POST /query HTTP/1.1\r\nhost: a\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nab',
      '400',
    ],
  ])('%s is ended with a refusal in the shape of all others', async (_what, bytes, status) => {
    const answer = readAnswer(await exchange(bytes))
    expect(answer.status).toBe(status)
    expect(answer.body).toMatchObject({ error: { code: 'invalid-request' } })
    expect(errorAnswer.safeParse(answer.body).success).toBe(true)
    expect(answer.head).toContain('cache-control: no-store')
    expect(answer.head).toContain('connection: close')
  })

  it('raises no alarm in the log', () => {
    expect(lines.filter((line) => (JSON.parse(line) as { level: number }).level >= 40)).toEqual([])
  })
})
