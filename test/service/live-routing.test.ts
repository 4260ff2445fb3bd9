import { createServer, type Server } from 'node:http'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { freePorts } from './support/free-ports'
import { Nginx } from './support/nginx'
import { limit } from '#test/support/limit'

/** Servers that answer with their number. */
const answering = (number: number, port: number): Promise<Server> =>
  new Promise((resolve) => {
    const server = createServer((_request, response) => response.end(String(number)))
    server.listen(port, '127.0.0.1', () => resolve(server))
  })

describe('live pictures behind nginx with the file that is shipped', () => {
  let nginx: Nginx
  let servers: readonly Server[] = []

  beforeAll(async () => {
    const ports = await freePorts(2)
    servers = await Promise.all(ports.map((port, number) => answering(number, port)))
    nginx = await Nginx.before(ports)
  }, limit(60_000))

  afterAll(async () => {
    await nginx.close()
    for (const server of servers) server.closeAllConnections()
    for (const server of servers) server.close()
  })

  const serverOf = async (path: string): Promise<string> => (await fetch(`${nginx.url}${path}`)).text()

  it('are requested from one server each, playlist and parts, and from all servers together', async () => {
    const chosen = new Set<string>()
    for (let picture = 0; picture < 20; picture += 1) {
      const folder = `/media/live/chat-${picture}.signature`
      const names = ['index.m3u8', 'index.m3u8?_HLS_msn=7', 'init-1.mp4', '7.m4s', 'index.m3u8', '8.m4s']
      const answers = new Set<string>()
      for (const name of names) answers.add(await serverOf(`${folder}/${name}`))
      expect(answers.size).toBe(1)
      for (const answer of answers) chosen.add(answer)
    }
    expect(chosen).toEqual(new Set(['0', '1']))
  })

  it('are requested from the server that is left where theirs is gone', async () => {
    const [first] = servers
    first?.closeAllConnections()
    await new Promise<void>((resolve) => void first?.close(() => resolve()))
    for (let picture = 0; picture < 20; picture += 1)
      expect(await serverOf(`/media/live/chat-${picture}.signature/index.m3u8`)).toBe('1')
  })
})
