import { randomBytes } from 'node:crypto'
import { createWriteStream } from 'node:fs'
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises'
import { dirname, join } from 'node:path'
import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { GetObjectCommand, type S3Client } from '@aws-sdk/client-s3'
import { BackendError } from '@/application/errors/backend-error'
import { isFileName, type FileStore } from './file-store'
import { readingOf, STORAGE_CAUSES, type StorageCause } from './storage-failure'

/** The objects, and the folder of their copies. */
export interface Bucket {
  readonly client: Pick<S3Client, 'send'>
  readonly name: string
  /** A folder of this machine for copies, which nothing else writes to. */
  readonly cache: string
  /** Maximum size of the copies, bytes: beyond it the copies used longest ago are removed. */
  readonly cacheBytes: number
  readonly watch: StorageWatch
}

/** Notified of files that the storage does not give. */
export interface StorageWatch {
  /** Called for each of them. */
  failed(cause: StorageCause): void
  /** Called once for each cause, until the storage is back. */
  lost(cause: StorageCause, bucket: string, key: string, failure: unknown): void
  back(bucket: string): void
}

/**
 * The files of a bucket of object storage. A file is copied to this machine when it is first
 * requested and served from there, so that ranges, types and many readers at once cost the storage
 * nothing.
 */
export class BucketFiles implements FileStore {
  /** Bytes of each copy; the one used last is the last. */
  private readonly copies = new Map<string, number>()
  private readonly loading = new Map<string, Promise<string | null>>()
  private bytes = 0
  /** The failures by cause since the last success; empty while files can be read. */
  private readonly lost = new Map<StorageCause, unknown>()

  private constructor(private readonly bucket: Bucket) {}

  /** Opens the store, with the copies that an earlier process has left. */
  static async open(bucket: Bucket): Promise<BucketFiles> {
    const files = new BucketFiles(bucket)
    await mkdir(bucket.cache, { recursive: true })
    for (const entry of await readdir(bucket.cache, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile()) continue
      const path = join(entry.parentPath, entry.name)
      // A copy that was not finished.
      if (entry.name.endsWith(PART)) await rm(path, { force: true })
      else files.note(path.slice(bucket.cache.length + 1), (await stat(path)).size)
    }
    await files.shrink()
    return files
  }

  file(name: string): Promise<string | null> {
    if (!isFileName(name)) return Promise.resolve(null)
    const size = this.copies.get(name)
    if (size !== undefined) {
      this.copies.delete(name)
      this.copies.set(name, size)
      return Promise.resolve(join(this.bucket.cache, name))
    }
    const known = this.loading.get(name)
    if (known !== undefined) return known
    const load = this.load(name).finally(() => this.loading.delete(name))
    this.loading.set(name, load)
    return load
  }

  /** Throws while the storage gives no files, as far as the last request knows. */
  check(): Promise<void> {
    const [failure] = this.lost.values()
    return this.lost.size === 0 ? Promise.resolve() : Promise.reject(new Error('no files', { cause: failure }))
  }

  private failed(cause: StorageCause, name: string, failure: unknown): void {
    const { watch, name: bucket } = this.bucket
    watch.failed(cause)
    if (!this.lost.has(cause)) watch.lost(cause, bucket, name, failure)
    this.lost.set(cause, failure)
  }

  private answered(over: readonly StorageCause[]): void {
    const ended = over.filter((cause) => this.lost.delete(cause))
    if (ended.length > 0 && this.lost.size === 0) this.bucket.watch.back(this.bucket.name)
  }

  private async load(name: string): Promise<string | null> {
    const path = join(this.bucket.cache, name)
    const part = `${path}.${randomBytes(6).toString('hex')}${PART}`
    try {
      const { Body: body } = await this.bucket.client.send(
        new GetObjectCommand({ Bucket: this.bucket.name, Key: name }),
      )
      if (!(body instanceof Readable)) return null
      await mkdir(dirname(path), { recursive: true })
      await pipeline(body, createWriteStream(part))
      const { size } = await stat(part)
      await rename(part, path)
      this.note(name, size)
      this.answered(STORAGE_CAUSES)
      await this.shrink()
      return path
    } catch (failure) {
      await rm(part, { force: true }).catch(() => undefined)
      const reading = readingOf(failure)
      if (reading === 'missing') {
        // This does not show whether a copy could be stored.
        this.answered(['away', 'refused'])
        return null
      }
      this.failed(reading, name, failure)
      throw new BackendError('unavailable', { cause: failure, detail: 'files' })
    }
  }

  private note(name: string, size: number): void {
    this.copies.set(name, size)
    this.bytes += size
  }

  /** A file that is being read can be removed: who reads it reads it to its end. */
  private async shrink(): Promise<void> {
    for (const [name, size] of this.copies) {
      if (this.bytes <= this.bucket.cacheBytes || this.copies.size === 1) return
      this.copies.delete(name)
      this.bytes -= size
      await rm(join(this.bucket.cache, name), { force: true })
    }
  }
}

/** The end of the name of an unfinished copy. */
const PART = '.part'
