import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { TestClock } from '#test/support/world/test-clock'
import { openFiles } from '@/adapters/server/files/open-files'
import { Metrics } from '@/adapters/server/operations/metrics'
import { ServiceLog } from '@/adapters/server/operations/service-log'
import { storageWatch } from '@/adapters/server/operations/storage-watch'

/** A server of object storage, and a user of it whose keys are its defaults. */
const folder = mkdtempSync(join(tmpdir(), 'vesper-objects-'))
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const BUCKET = 'vesper-files'
let storage: S3rver
let url = ''
let client: S3Client

async function serve(port: number): Promise<S3rver> {
  const directory = join(folder, 'objects')
  const server = new S3rver({ port, address: '127.0.0.1', silent: true, directory, configureBuckets: [] })
  url = `http://127.0.0.1:${(await server.run()).port}`
  return server
}

beforeAll(async () => {
  storage = await serve(0)
  client = new S3Client({ region: 'us-east-1', endpoint: url, forcePathStyle: true, credentials: KEYS })
  await client.send(new CreateBucketCommand({ Bucket: BUCKET }))
})
afterAll(async () => {
  client.destroy()
  await storage.close()
  rmSync(folder, { recursive: true })
})

const put = (Key: string, Body: string) => client.send(new PutObjectCommand({ Bucket: BUCKET, Key, Body }))
const remove = (Key: string) => client.send(new DeleteObjectCommand({ Bucket: BUCKET, Key }))

async function opened(cache: string, change: object = {}) {
  const lines: string[] = []
  const metrics = new Metrics()
  const log = new ServiceLog('info', new TestClock(0), (line) => lines.push(line))
  const files = await openFiles(
    {
      kind: 's3',
      bucket: BUCKET,
      url,
      region: 'us-east-1',
      accessKey: KEYS.accessKeyId,
      secretKey: KEYS.secretAccessKey,
      cache: join(folder, cache),
      cacheBytes: 1_000,
      ...change,
    },
    storageWatch(log, metrics),
  )
  const read = async (name: string): Promise<string | null> => {
    const path = await files.file(name)
    return path === null ? null : readFileSync(path, 'utf8')
  }
  /** The lines of the log, and how many reads failed by each cause. */
  const logged = (): readonly unknown[] => lines.map((line) => JSON.parse(line) as unknown)
  const counted = async (): Promise<readonly string[]> =>
    [...(await metrics.text()).matchAll(/^vesper_files_failed_total\{cause="(?<cause>.*)"\} (?<count>\d+)$/gmu)]
      .map(({ groups = {} }) => `${groups['cause']} ${groups['count']}`)
      .filter((row) => !row.endsWith(' 0'))
  return { read, files, logged, counted }
}

describe('files in object storage', () => {
  it('are copied once, and read from the copy also where the storage has them no more', async () => {
    await put('pictures/10001/l0-w640.webp', 'a picture')
    const { read, files, logged, counted } = await opened('copied')
    const together = await Promise.all([1, 2, 3].map(() => read('pictures/10001/l0-w640.webp')))
    expect(together).toEqual(['a picture', 'a picture', 'a picture'])
    await remove('pictures/10001/l0-w640.webp')
    expect(await read('pictures/10001/l0-w640.webp')).toBe('a picture')
    const later = await opened('copied')
    expect(await later.read('pictures/10001/l0-w640.webp')).toBe('a picture')
    expect(await files.file('pictures/10001/l0-w320.webp')).toBeNull()
    expect({ logged: logged(), counted: await counted() }).toEqual({ logged: [], counted: [] })
  })

  it('are copied as far as there is room, those used last', async () => {
    const big = 'x'.repeat(400)
    for (const name of ['a', 'b', 'c']) await put(`room/${name}`, `${name}${big}`)
    const { read } = await opened('room')
    for (const name of ['a', 'b', 'a', 'c']) expect(await read(`room/${name}`)).toBe(`${name}${big}`)
    for (const name of ['a', 'b', 'c']) await remove(`room/${name}`)
    // The one used longest ago had to go.
    expect(await read('room/a')).toBe(`a${big}`)
    expect(await read('room/b')).toBeNull()
    expect(await read('room/c')).toBe(`c${big}`)
  })

  const unavailable = { code: 'unavailable' }

  it('are unavailable while the storage is away: counted each, logged once with bucket and key, and once when it is back', async () => {
    await put('kept/file', 'kept')
    const port = Number(new URL(url).port)
    const gone = await opened('gone')
    await storage.close()
    for (const name of ['kept/file', 'kept/other']) await expect(gone.read(name)).rejects.toMatchObject(unavailable)
    const lost = { level: 50, msg: 'files lost', bucket: BUCKET, key: 'kept/file', cause: /ECONNREFUSED/u }
    expect(gone.logged()).toEqual([{ ...lost, time: 0, cause: expect.stringMatching(lost.cause) as unknown }])
    expect(await gone.counted()).toEqual(['away 2'])
    await expect(gone.files.check?.()).rejects.toThrow('no files')
    storage = await serve(port)
    expect(await gone.read('kept/file')).toBe('kept')
    expect(gone.logged().slice(1)).toEqual([{ level: 30, time: 0, msg: 'files back', bucket: BUCKET }])
    await expect(gone.files.check?.()).resolves.toBeUndefined()
  })

  it.each([
    ['keys', 'InvalidAccessKeyId', { accessKey: 'ANOTHER', bucket: BUCKET }],
    ['bucket', 'NoSuchBucket', { bucket: 'another-bucket' }],
  ])('are unavailable while the storage refuses the %s, which has a line of its own', async (what, code, change) => {
    await put('kept/file', 'kept')
    const refused = await opened(`refused-${what}`, change)
    for (const name of ['kept/file', 'kept/other']) await expect(refused.read(name)).rejects.toMatchObject(unavailable)
    const cause = expect.stringMatching(new RegExp(`^${code}: `, 'u')) as unknown
    expect(refused.logged()).toEqual([
      { level: 50, time: 0, msg: 'files refused', bucket: change.bucket, key: 'kept/file', cause },
    ])
    expect(await refused.counted()).toEqual(['refused 2'])
    await expect(refused.files.check?.()).rejects.toThrow('no files')
  })

  it('are unavailable while no copy can be stored, also where others are found missing meanwhile', async () => {
    await put('kept/file', 'kept')
    await put('stored', 'stored')
    const full = await opened('full')
    // Where the folder of the copy should be.
    writeFileSync(join(folder, 'full', 'kept'), '')
    for (let i = 0; i < 2; i += 1) {
      await expect(full.read('kept/file')).rejects.toMatchObject(unavailable)
      expect(await full.read('missing')).toBeNull()
    }
    expect(full.logged()).toMatchObject([{ msg: 'files not copied', key: 'kept/file' }])
    expect(await full.counted()).toEqual(['not-copied 2'])
    expect(await full.read('stored')).toBe('stored')
    expect(full.logged().slice(1)).toMatchObject([{ msg: 'files back' }])
  })

  it('have names that lead nowhere else', async () => {
    const { files, logged } = await opened('names')
    for (const name of ['', '/', '../a', 'a/../b', 'a//b', '.hidden', 'a/.b', 'a b', 'a/b/c/d/e/f/g', 'x'.repeat(101)])
      expect({ name, file: await files.file(name) }).toEqual({ name, file: null })
    expect(logged()).toEqual([])
  })
})
