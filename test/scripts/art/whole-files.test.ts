import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, readFileSync, utimesSync, writeFileSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { fillWhole, isDrawn, removeUnfinished, writeWhole } from '../../../scripts/art/whole-files.ts'
import { filesIn, folderOfTest } from '#test/scripts/art/folder'

const MODULE = join(import.meta.dirname, '../../../scripts/art/whole-files.ts')

describe('a file that is written as a whole', () => {
  it('is there with all its bytes at every moment, while it is written again and again by several', async () => {
    const root = folderOfTest()
    const contents = ['a', 'b', 'c'].map((letter) => letter.repeat(200_000))
    await writeWhole(root, '1/p0.webp', contents[0] ?? '')
    const seen: string[] = []
    const write = async (content: string): Promise<void> => {
      const writing = writeWhole(root, '1/p0.webp', content)
      for (let iteration = 0; iteration < 5; iteration += 1) {
        seen.push(readFileSync(join(root, '1/p0.webp'), 'utf8'))
        await new Promise((resolve) => setImmediate(resolve))
      }
      await writing
    }
    await Promise.all(Array.from({ length: 30 }, (_, i) => write(contents[i % 3] ?? '')))
    expect(seen.filter((text) => !contents.includes(text))).toEqual([])
    expect(filesIn(root)).toEqual(['1/p0.webp'])
  })

  it('is not there when the process was killed while it wrote', async () => {
    const root = folderOfTest()
    const script = `
      const { fillWhole } = await import(${JSON.stringify(MODULE)})
      const { writeFileSync } = await import('node:fs')
      await fillWhole(${JSON.stringify(root)}, 'clips/1', async (folder) => {
        writeFileSync(folder + '/init.mp4', 'half')
        process.kill(process.pid, 'SIGKILL')
      })`
    const killed = spawn(process.execPath, ['--input-type=module', '-e', script], { stdio: 'ignore' })
    expect((await once(killed, 'exit'))[1]).toBe('SIGKILL')
    expect(await isDrawn(root, ['clips/1'])).toBe(false)
    await fillWhole(root, 'clips/1', (folder) => writeFile(join(folder, 'init.mp4'), 'whole'))
    expect(readFileSync(join(root, 'clips/1/init.mp4'), 'utf8')).toBe('whole')
  })
})

describe('a folder that is filled as a whole', () => {
  it('stays as it is when a second process fills it at the same time', async () => {
    const root = folderOfTest()
    let first = (): void => undefined
    const isFilled = new Promise<void>((resolve) => {
      first = resolve
    })
    const slow = fillWhole(root, 'clips/1', async (folder) => {
      await writeFile(join(folder, 'init.mp4'), 'slow')
      await isFilled
    })
    await fillWhole(root, 'clips/1', (folder) => writeFile(join(folder, 'init.mp4'), 'fast'))
    first()
    await slow
    expect(readFileSync(join(root, 'clips/1/init.mp4'), 'utf8')).toBe('fast')
    expect(filesIn(root)).toEqual(['clips/1/init.mp4'])
  })

  it('leaves nothing when it cannot be filled', async () => {
    const root = folderOfTest()
    const error = new Error('no encoder')
    await expect(
      fillWhole(root, 'clips/1', async (folder) => {
        await writeFile(join(folder, 'init.mp4'), 'half')
        throw error
      }),
    ).rejects.toBe(error)
    expect(filesIn(root)).toEqual([])
  })
})

describe('what is left unfinished', () => {
  it('is removed an hour later, and not while a process may be writing it', async () => {
    const root = folderOfTest()
    const now = Date.now()
    mkdirSync(join(root, '.unfinished', 'old'), { recursive: true })
    writeFileSync(join(root, '.unfinished', 'old', 'init.mp4'), 'half')
    writeFileSync(join(root, '.unfinished', 'new'), 'half')
    utimesSync(join(root, '.unfinished', 'old'), now / 1_000 - 3_700, now / 1_000 - 3_700)
    await removeUnfinished(root, now)
    expect(filesIn(root)).toEqual(['.unfinished/new'])
  })
})
