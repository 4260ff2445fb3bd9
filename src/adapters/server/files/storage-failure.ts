/**
 * Reasons why the object storage gave no file: it does not answer, it refuses to give it, or this
 * machine cannot store the copy.
 */
export const STORAGE_CAUSES = ['away', 'refused', 'not-copied'] as const
export type StorageCause = (typeof STORAGE_CAUSES)[number]

/** The names by which S3 and its relatives report that there is no such object. */
const MISSING: ReadonlySet<string> = new Set(['NoSuchKey', 'NotFound'])

/** Error codes of the file system that no connection reports. */
const OF_DISK: ReadonlySet<string> = new Set(
  'EACCES EDQUOT EEXIST EIO EISDIR EMFILE ENAMETOOLONG ENFILE ENOENT ENOSPC ENOTDIR EPERM EROFS'.split(' '),
)

/** The fields of a failure of the client that are read. */
interface Described {
  readonly name?: unknown
  readonly code?: unknown
  readonly syscall?: unknown
  readonly $metadata?: { readonly httpStatusCode?: unknown }
}

/**
 * Returns the cause of a failed read; a file that the storage does not have is `missing`, which is
 * no failure of the storage.
 */
export function readingOf(failure: unknown): StorageCause | 'missing' {
  const { name, code, syscall, $metadata } = Object(failure) as Described
  if (typeof name === 'string' && MISSING.has(name)) return 'missing'
  if (typeof code === 'string' && syscall !== 'connect' && OF_DISK.has(code)) return 'not-copied'
  const status = $metadata?.httpStatusCode
  // It answers, but does not report that it is busy: wrong keys, no right to read, no such bucket,
  // another region.
  const refuses = typeof status === 'number' && status >= 300 && status < 500 && status !== 408 && status !== 429
  return refuses ? 'refused' : 'away'
}
