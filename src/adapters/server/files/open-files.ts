import { resolve } from 'node:path'
import type { StorageWatch } from './bucket-files'
import type { FileStore } from './file-store'
import { FolderFiles } from './folder-files'
import type { FilesChoice } from '@/adapters/server/base/config/operation'

/** Maximum time until the storage begins an answer, ms. */
const PATIENCE = 10_000

/** Opens what was chosen. The client of object storage is loaded only where there is any. */
export async function openFiles(choice: FilesChoice, watch: StorageWatch): Promise<FileStore> {
  if (choice.kind === 'folder') return new FolderFiles(resolve(choice.folder))
  const { bucket: name, url, region, accessKey: accessKeyId, secretKey: secretAccessKey, cache, cacheBytes } = choice
  const [{ S3Client }, { BucketFiles }] = await Promise.all([import('@aws-sdk/client-s3'), import('./bucket-files')])
  const client = new S3Client({
    region,
    credentials: { accessKeyId, secretAccessKey },
    requestHandler: { connectionTimeout: PATIENCE, requestTimeout: PATIENCE },
    // Storage of others answers at one host, with the bucket in the path.
    ...(url === null ? {} : { endpoint: url, forcePathStyle: true }),
  })
  return BucketFiles.open({ client, name, cache: resolve(cache), cacheBytes, watch })
}
