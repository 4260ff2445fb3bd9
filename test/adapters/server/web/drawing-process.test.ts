import { readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { describe, expect, it, onTestFinished } from 'vitest'
import { filesIn, folderOfTest } from '#test/scripts/art/folder'
import { DrawingProcess } from '@/adapters/server/web/drawing-process'
import { clipFormats } from '@/domain/media/playlist'

const SCRIPT = join(import.meta.dirname, '../../../../scripts/art/drawing-process.ts')
const PICTURES = [1, 2, 3, 4, 5, 6].map((family) => `${family}/p0-w320.webp`)

function processOf(script: string, root: string): DrawingProcess {
  const drawing = new DrawingProcess({ script, root, detail: 'finished', ahead: false, plain: true })
  onTestFinished(() => drawing.stop())
  return drawing
}

/** A process that does what the test specifies, and records each of its starts in its folder. */
function processThat(does: string): { readonly drawing: DrawingProcess; readonly starts: () => number } {
  const root = folderOfTest()
  const script = join(root, 'child.mjs')
  const log = join(root, 'starts')
  writeFileSync(log, '')
  writeFileSync(
    script,
    `import { appendFileSync } from 'node:fs'
appendFileSync(${JSON.stringify(log)}, '+')
process.on('disconnect', () => process.exit())
process.on('message', ({ type, id, address }) => { ${does} })`,
  )
  return { drawing: processOf(script, root), starts: () => readFileSync(log, 'utf8').length }
}

/** A WebP file contains its length at its beginning. */
const isWhole = (path: string): boolean => {
  const bytes = readFileSync(path)
  return bytes.toString('latin1', 8, 12) === 'WEBP' && bytes.readUInt32LE(4) + 8 === bytes.length
}

const wholePictures = (root: string): readonly string[] => {
  const pictures = filesIn(root).filter((file) => file.endsWith('.webp') && !file.startsWith('.'))
  for (const file of pictures) expect({ file, isWhole: isWhole(join(root, file)) }).toEqual({ file, isWhole: true })
  return pictures
}

/** The files of pictures that are complete: one that was interrupted between its sizes is drawn again as a whole. */
const complete = (files: readonly string[]): readonly string[] =>
  files.filter((file) => files.filter((other) => dirname(other) === dirname(file)).length === 3)

describe('a process that draws', () => {
  it('goes on after it was killed where it was, and no picture is ever broken', async () => {
    const root = folderOfTest()
    const killed = processOf(SCRIPT, root)
    const answers = PICTURES.map((address) => killed.draw(address))
    await Promise.race(answers)
    killed.stop('SIGKILL')
    const drawn = await Promise.all(answers)
    expect(drawn).toContain(true)
    const before = complete(wholePictures(root))
    const times = before.map((file) => statSync(join(root, file)).mtimeMs)

    const next = processOf(SCRIPT, root)
    expect(await Promise.all(PICTURES.map((address) => next.draw(address)))).toEqual(PICTURES.map(() => true))
    expect(before.map((file) => statSync(join(root, file)).mtimeMs)).toEqual(times)
    expect(wholePictures(root)).toHaveLength(PICTURES.length * 3)
  })

  it('does no harm to another one on the same folder', async () => {
    const root = folderOfTest()
    const both = [processOf(SCRIPT, root), processOf(SCRIPT, root)]
    const requests = [...PICTURES.slice(0, 3), 'brand/favicon.svg']
    const answers = await Promise.all(both.flatMap((one) => requests.map((address) => one.draw(address))))
    expect(answers).toEqual(answers.map(() => true))
    expect(wholePictures(root)).toHaveLength(9)
    expect(filesIn(root).filter((file) => file.startsWith('.unfinished'))).toEqual([])
    expect(filesIn(root).filter((file) => file.startsWith('brand/'))).toHaveLength(7)
  })

  it('renders a clip and its preview in the pieces that playlists name', async () => {
    const root = folderOfTest()
    expect(await processOf(SCRIPT, root).draw('clips/2/segment0.m4s')).toBe(true)
    const named = ['index', 'preview'].flatMap((name) =>
      readFileSync(join(root, `clips/2/${name}.m3u8`), 'utf8')
        .split('\n')
        .filter((line) => line.endsWith('.m4s')),
    )
    expect(named).toEqual([...clipFormats.full.segments, ...clipFormats.preview.segments])
    expect(new Set(filesIn(join(root, 'clips/2')))).toEqual(
      new Set(['clip.json', 'index.m3u8', 'preview.m3u8', 'init.mp4', 'previewinit.mp4', ...named]),
    )
  })

  it('draws nothing that was not requested, unless it is to draw ahead', async () => {
    const root = folderOfTest()
    await processOf(SCRIPT, root).draw('9/a0-w60.webp')
    expect(wholePictures(root)).toEqual(['9/a0-w140.webp', '9/a0-w320.webp', '9/a0-w60.webp'])
  })
})

describe('the server beside a process that draws', () => {
  it('starts it with the first drawing and not before, and once', async () => {
    const { drawing, starts } = processThat('process.send({ id, ok: address === "a" })')
    drawing.begin()
    expect(starts()).toBe(0)
    expect(await Promise.all([drawing.draw('a'), drawing.draw('b')])).toEqual([true, false])
    expect(starts()).toBe(1)
  })

  it('answers what was requested when it ends unexpectedly, and starts it again for the next', async () => {
    const { drawing, starts } = processThat(
      'if (address === "crash") process.exit(1); else process.send({ id, ok: true })',
    )
    expect(await Promise.all([drawing.draw('crash'), drawing.draw('crash')])).toEqual([false, false])
    expect(await drawing.draw('a')).toBe(true)
    expect(starts()).toBe(2)
  })

  it('does not start it again when it cannot draw at all, nor after three crashes without a drawing', async () => {
    const unable = processThat('process.exit(3)')
    expect([await unable.drawing.draw('a'), await unable.drawing.draw('a')]).toEqual([false, false])
    expect(unable.starts()).toBe(1)
    const crashing = processThat('process.exit(1)')
    for (let iteration = 0; iteration < 5; iteration += 1) expect(await crashing.drawing.draw('a')).toBe(false)
    expect(crashing.starts()).toBe(3)
  })

  it('cancels there what no request waits for any more', async () => {
    const { drawing } = processThat(
      'globalThis.last ??= {}; if (type === "cancel") last.cancelled = id; else if (address === "cancelled?") process.send({ id, ok: last.cancelled === 1 })',
    )
    const gone = new AbortController()
    const dropped = drawing.draw('slow', gone.signal)
    gone.abort()
    expect(await dropped).toBe(false)
    expect(await drawing.draw('cancelled?')).toBe(true)
    expect(await drawing.draw('slow', gone.signal)).toBe(false)
  })

  it('answers at once when it is stopped, and starts nothing any more', async () => {
    const { drawing, starts } = processThat('')
    const waiting = drawing.draw('a')
    drawing.stop()
    expect(await waiting).toBe(false)
    expect(await drawing.draw('a')).toBe(false)
    expect(starts()).toBeLessThanOrEqual(1)
  })
})
