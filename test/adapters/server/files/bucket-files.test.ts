import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { CreateBucketCommand, DeleteObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3'
import S3rver from 's3rver'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openFiles } from '@/adapters/server/files/open-files'

/** A server of object storage, and a user of it whose keys are its defaults. */
const folder = mkdtempSync(join(tmpdir(), 'vesper-objects-'))
const KEYS = { accessKeyId: 'S3RVER', secretAccessKey: 'S3RVER' }
const BUCKET = 'vesper-files'
let storage: S3rver
let url = ''
let client: S3Client

beforeAll(async () => {
  storage = new S3rver({
    port: 0,
    address: '127.0.0.1',
    silent: true,
    directory: join(folder, 'objects'),
    configureBuckets: [],
  })
  url = `http://127.0.0.1:${(await storage.run()).port}`
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
  const errors: unknown[] = []
  const back: string[] = []
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
    { lost: (bucket, key) => errors.push({ bucket, key }), back: (bucket) => back.push(bucket) },
  )
  const read = async (name: string): Promise<string | null> => {
    const path = await files.file(name)
    return path === null ? null : readFileSync(path, 'utf8')
  }
  return { read, files, errors, back }
}

describe('files in object storage', () => {
  it('are copied once, and read from the copy also where the storage has them no more', async () => {
    await put('pictures/10001/l0-w640.webp', 'a picture')
    const { read, files, errors } = await opened('copied')
    const together = await Promise.all([1, 2, 3].map(() => read('pictures/10001/l0-w640.webp')))
    expect(together).toEqual(['a picture', 'a picture', 'a picture'])
    await remove('pictures/10001/l0-w640.webp')
    expect(await read('pictures/10001/l0-w640.webp')).toBe('a picture')
    const later = await opened('copied')
    expect(await later.read('pictures/10001/l0-w640.webp')).toBe('a picture')
    expect(await files.file('pictures/10001/l0-w320.webp')).toBeNull()
    expect(errors).toEqual([])
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

  it('are unavailable and not missing while the storage refuses or is gone, which is reported once', async () => {
    await put('kept/file', 'kept')
    const refused = await opened('refused', { bucket: 'another-bucket' })
    await expect(refused.read('kept/file')).rejects.toThrow('unavailable')
    await expect(refused.read('kept/other')).rejects.toThrow('unavailable')
    expect(refused.errors).toEqual([{ bucket: 'another-bucket', key: 'kept/file' }])
    await expect(refused.files.check?.()).rejects.toThrow('no files')
    await client.send(new CreateBucketCommand({ Bucket: 'another-bucket' }))
    expect(await refused.read('kept/file')).toBeNull()
    expect(refused.back).toEqual(['another-bucket'])
    await expect(refused.files.check?.()).resolves.toBeUndefined()
    const gone = await opened('gone', { url: 'http://127.0.0.1:9' })
    await expect(gone.read('kept/file')).rejects.toThrow('unavailable')
    expect(gone.errors).toHaveLength(1)
  })

  it('have names that lead nowhere else', async () => {
    const { files, errors } = await opened('names')
    for (const name of ['', '/', '../a', 'a/../b', 'a//b', '.hidden', 'a/.b', 'a b', 'a/b/c/d/e/f/g', 'x'.repeat(101)])
      expect([name, await files.file(name)]).toEqual([name, null])
    expect(errors).toEqual([])
  })
})
