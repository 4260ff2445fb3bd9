import * as fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { House } from '#test/support/bindings/house'
import { TestServer } from '#test/support/bindings/test-server'
import { TestClock } from '#test/support/world/test-clock'
import { SignedPlaylistHost } from '@/adapters/server/media/signed-playlist-host'

let house: House
let server: TestServer

beforeAll(async () => {
  house = await House.build(SMALL_WORLD)
  server = await TestServer.start(house)
})
afterAll(() => server.app.close())

const get = (url: string) => server.app.inject({ method: 'GET', url })
const nameOf = (address: string): string => address.split('/').at(-1) ?? ''

describe('the address of a playlist', () => {
  it('plays as many seconds of the clip as it was signed for', async () => {
    const answer = await get(await house.playlists.address(3, 20))
    expect(answer.statusCode).toBe(200)
    expect(answer.headers['content-type']).toContain('application/vnd.apple.mpegurl')
    expect(answer.headers['cache-control']).toBe('private, no-store')
    const seconds = [...answer.body.matchAll(/#EXTINF:(?<length>[\d.]+)/gu)].map((found) =>
      Number(found.groups?.['length']),
    )
    expect(seconds.reduce((sum, length) => sum + length, 0)).toBeCloseTo(20)
    expect(answer.body).toContain('/art/clips/3/')
  })

  it('cannot be lengthened, turned to another clip or made up', async () => {
    const address = await house.playlists.address(3, 20)
    for (const forged of [
      address.replace('-20-', '-2000-'),
      address.replace('/3-', '/4-'),
      '/media/play/1-1-1-00.m3u8',
    ]) {
      expect((await get(forged)).statusCode).toBe(404)
    }
  })

  it('is worth nothing with any letter changed', async () => {
    const host = new SignedPlaylistHost('secret', new TestClock(0))
    const name = nameOf(await host.address(3, 20))
    fc.assert(
      fc.property(fc.nat(name.length - 1), fc.constantFrom('0', '1', '7', '9', 'a', 'c', 'f', '-'), (at, letter) => {
        fc.pre(name[at] !== letter)
        expect(host.read(name.slice(0, at) + letter + name.slice(at + 1))).toBeNull()
      }),
    )
    fc.assert(fc.property(fc.string(), (text) => host.read(text) === null))
  })

  it('ends after six hours, and was never good at another secret', async () => {
    const clock = new TestClock(0)
    const host = new SignedPlaylistHost('secret', clock)
    const name = nameOf(await host.address(3, 20))
    expect(host.read(name)).toEqual({ clip: 3, seconds: 20 })
    expect(new SignedPlaylistHost('another', clock).read(name)).toBeNull()
    clock.sleep(6 * 3_600_000)
    expect(host.read(name)).toBeNull()
  })
})
