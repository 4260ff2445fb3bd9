import { causeOf, type ServiceLog } from './service-log'
import type { Metrics } from './metrics'
import type { StorageWatch } from '@/adapters/server/files/bucket-files'
import type { StorageCause } from '@/adapters/server/files/storage-failure'

/**
 * The line for each cause: an outage ends by itself, keys and rights have to be corrected, and a
 * disk needs room.
 */
const LINES: Readonly<Record<StorageCause, string>> = {
  away: 'files lost',
  refused: 'files refused',
  'not-copied': 'files not copied',
}

/** Counts each file that the object storage did not give, and logs its loss and return. */
export const storageWatch = (log: ServiceLog, metrics: Metrics): StorageWatch => ({
  failed: (cause) => metrics.fileFailed(cause),
  lost: (cause, bucket, key, failure) =>
    log.error(LINES[cause], { bucket, key, cause: `${nameOf(failure)}${causeOf(failure)}` }),
  back: (bucket) => log.info('files back', { bucket }),
})

/** The code of the storage, as `AccessDenied`, beside its sentence. */
const nameOf = (failure: unknown): string =>
  failure instanceof Error && failure.name !== 'Error' ? `${failure.name}: ` : ''
