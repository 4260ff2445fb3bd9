/** What pages request of the worker. */
export type WorkerRequest =
  /** Store these files and pages, which were seen before the worker was there. */
  | { readonly type: 'keep'; readonly urls: readonly string[] }
  /** Take over from the version before, for all tabs. */
  | { readonly type: 'activate' }
  /** Answer, on the port that comes with it, the entry script of the build. */
  | { readonly type: 'build' }

/** What arrives may be of another version of the app. */
export function workerRequest(data: unknown): WorkerRequest | null {
  if (typeof data !== 'object' || data === null || !('type' in data)) return null
  if (data.type === 'activate' || data.type === 'build') return { type: data.type }
  if (data.type !== 'keep' || !('urls' in data) || !Array.isArray(data.urls)) return null
  return { type: 'keep', urls: data.urls.filter((url): url is string => typeof url === 'string') }
}
