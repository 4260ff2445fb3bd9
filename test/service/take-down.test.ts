import { spawn } from 'node:child_process'
import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { SeveralServers } from './support/several-servers'
import { member } from '#test/support/bindings/accounts'
import { listeningDevice } from '#test/support/bindings/listening-device'
import { limit } from '#test/support/limit'
import { videos, type VideoRecord } from '@/adapters/backend/media/video-records'

/** Runs a command of the built server beside the servers, as an operator does; its output. */
function command(environment: Readonly<Record<string, string>>, ...args: readonly string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    const child = spawn(process.execPath, [inject('serverScript'), ...args], {
      env: { PATH: process.env['PATH'], ...environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    let printed = ''
    child.stdout.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.stderr.on('data', (chunk: Buffer) => (printed += chunk.toString()))
    child.on('error', reject)
    child.on('exit', (code) => (code === 0 ? resolve(printed) : reject(new Error(printed))))
  })
}

describe('an order of an operator, at two servers over one database and one bus', () => {
  let service: SeveralServers
  let video: VideoRecord

  beforeAll(async () => {
    service = await SeveralServers.start(2, {})
    const [first] = await service.open.store.find(videos, 'newest', { prefix: [], limit: 1 })
    if (first === undefined) throw new Error('an empty shop')
    video = first
  }, limit(180_000))
  afterAll(() => service.stop())

  const order = (text: string): Promise<string> => command(service.settings, '--order', text)
  const isInSitemap = async (url: string): Promise<boolean> => {
    const index = await (await fetch(`${url}/sitemap.xml`)).text()
    const [, name = ''] = /(\/sitemap\/en-videos-1\.xml)/u.exec(index) ?? []
    return (await (await fetch(`${url}${name}`)).text()).includes(`/${video.id}/`)
  }

  it(
    'hides a video in the list, the search, the site maps and the player of each, shows it again, and names what there is not',
    { timeout: limit(120_000) },
    async () => {
      const { ports, sandbox } = service.browser()
      const device = await member({ device: () => listeningDevice(ports, sandbox) })
      const title = video.texts.en.title
      const look = async () => ({
        listed: (await ports.videos.list({ filter: {}, first: 1, offset: 0, sort: 'newest' })).items.some(
          ({ id }) => id === video.id,
        ),
        found: JSON.stringify(await ports.search.global(title)).includes(video.id),
        source: (await device.ports.videos.source(video.id)) !== null,
        mapped: await Promise.all(service.urls.map(isInSitemap)),
      })
      const shown = { listed: true, found: true, source: true, mapped: [true, true] }
      await expect.poll(look, { timeout: limit(20_000) }).toEqual(shown)
      expect(await order(`hide video ${video.id}`)).toBe(`Done: hide video ${video.id}.\n`)
      await expect
        .poll(look, { timeout: limit(5_000) })
        .toEqual({ listed: false, found: false, source: false, mapped: [false, false] })
      expect(await order(`show video ${video.id}`)).toBe(`Done: show video ${video.id}.\n`)
      await expect.poll(look, { timeout: limit(5_000) }).toEqual(shown)
      await expect(order('hide video nothing-1')).rejects.toThrow('there is no video nothing-1')
    },
  )
})
