import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { limit } from '#test/support/limit'
import { TestClock } from '#test/support/world/test-clock'
import { LivePackager } from '@/adapters/server/video/hls/live-packager'
import type { MediaForward } from '@/application/chat/media-server'
import type { ActorId } from '@/domain/ids'

const box = (type: string, ...contents: readonly Buffer[]): Buffer => {
  const body = Buffer.concat(contents)
  const head = Buffer.alloc(8)
  head.writeUInt32BE(body.length + 8)
  head.write(type, 4, 'latin1')
  return Buffer.concat([head, body])
}

const words = (...numbers: readonly number[]): Buffer => {
  const bytes = Buffer.alloc(numbers.length * 4)
  for (const [index, number] of numbers.entries()) bytes.writeUInt32BE(number, index * 4)
  return bytes
}

/** A picture of 1,000 ticks a second, and a part of it that lasts 500. */
const INIT = Buffer.concat([
  box('ftyp'),
  box('moov', box('trak', box('mdia', box('mdhd', words(0, 0, 0, 1_000, 0, 0))))),
])
const PART = Buffer.concat([
  box('moof', box('traf', box('tfhd', words(0, 1)), box('trun', words(0x100, 1, 500)))),
  box('mdat', Buffer.from('picture')),
])

/** In place of ffmpeg: writes three parts, and stays until it is ended, or ends by itself at once. */
const programThat = (ending: 'stays' | 'dies'): string => `#!${process.execPath}
process.stdout.write(Buffer.from('${Buffer.concat([INIT, PART, PART, PART]).toString('base64')}', 'base64'), () => {
  ${ending === 'dies' ? 'process.exit(7)' : 'setInterval(() => {}, 1000)'}
})
`

describe('pictures that are packed while they are requested', { timeout: limit(20_000) }, () => {
  const [one, other] = ['1' as ActorId, '2' as ActorId]
  let folder: string
  let clock: TestClock
  let rooms: string[]
  let ended: string[]
  let errors: unknown[]
  let packager: LivePackager

  const packagerWith = (program: string): LivePackager => {
    const forward = async ({ room }: MediaForward & { readonly room: string }) => {
      rooms.push(room)
      return {
        video: 'vp8' as const,
        hasSound: false,
        requestWholePicture: () => undefined,
        end: async () => void ended.push(room),
      }
    }
    return new LivePackager({ program, host: '127.0.0.1' }, { forward }, clock, (error) => errors.push(error))
  }

  const write = (ending: 'stays' | 'dies'): string => {
    const program = join(folder, ending)
    writeFileSync(program, programThat(ending))
    chmodSync(program, 0o755)
    return program
  }

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'vesper-packager-'))
    clock = new TestClock(1_000_000)
    rooms = []
    ended = []
    errors = []
    packager = packagerWith(write('stays'))
  })

  afterEach(async () => {
    await packager.close()
    rmSync(folder, { recursive: true })
  })

  it('begin with the first request, once for all guests who request one at the same time', async () => {
    expect(rooms).toEqual([])
    const playlists = await Promise.all([1, 2, 3].map(() => packager.playlist(one, null)))
    for (const playlist of playlists) expect(playlist).toContain('.m4s')
    expect(rooms).toEqual(['actor-1'])
  })

  it('end soon after the last request, and not while they are requested', async () => {
    await packager.playlist(one, null)
    await clock.pass(4_000)
    packager.file(one, 'init-1.mp4')
    await clock.pass(4_000)
    expect(ended).toEqual([])
    await clock.pass(3_000)
    expect(ended).toEqual(['actor-1'])
    expect(packager.file(one, 'init-1.mp4')).toBeNull()
    expect(clock.isAwaited).toBe(false)
  })

  it('do not mix: each actor has a copy and a playlist of their own', async () => {
    await packager.playlist(one, null)
    expect(packager.file(one, 'init-1.mp4')).not.toBeNull()
    expect(packager.file(other, 'init-1.mp4')).toBeNull()
    await packager.playlist(other, null)
    expect(rooms).toEqual(['actor-1', 'actor-2'])
  })

  it('begin again with the next request where their program has died, with numbers that continue', async () => {
    packager = packagerWith(write('dies'))
    await packager.playlist(one, null)
    await expect.poll(() => ended.length).toBe(1)
    expect(String(errors[0])).toContain('ffmpeg ended (7)')
    const playlist = await packager.playlist(one, null)
    expect(rooms).toHaveLength(2)
    await expect.poll(() => ended.length).toBe(2)
    expect(playlist).not.toBeNull()
    expect((await packager.playlist(one, null)) ?? '').toContain('#EXT-X-DISCONTINUITY\n')
  })

  it('are refused without waiting where the program cannot be started', async () => {
    packager = packagerWith('/nowhere/ffmpeg')
    expect(await packager.playlist(one, null)).toBeNull()
    expect(ended).toEqual(['actor-1'])
    expect(String(errors[0])).toContain('ENOENT')
  })

  it('end with the server', async () => {
    await packager.playlist(one, null)
    await packager.close()
    expect(ended).toEqual(['actor-1'])
    expect(await packager.playlist(one, null)).toBeNull()
  })
})
