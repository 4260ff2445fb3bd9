import DataLoader from 'dataloader'

/** How many queries are combined into one at most. */
const MAX_AT_ONCE = 200

/**
 * Combines into one query those that are alike at one moment: for the rows of a list, or for what many guests' requests
 * have come to. Nothing is cached; every answer is read after it was requested.
 */
export class BatchLoader<K, V> {
  private readonly loaders = new Map<string, DataLoader<K, V>>()

  /** `schedule` defines when a moment ends: at the end of what is running now, by default. */
  constructor(private readonly schedule?: (work: () => void) => void) {}

  /**
   * Requests together what is requested alike under this name; `read` answers several, in their order; an error is the
   * answer to one of them.
   */
  request(name: string, key: K, read: (keys: readonly K[]) => Promise<(V | Error)[]>): Promise<V> {
    const known = this.loaders.get(name)
    if (known !== undefined) return known.load(key)
    const { schedule } = this
    const loader = new DataLoader<K, V>(read, {
      cache: false,
      maxBatchSize: MAX_AT_ONCE,
      ...(schedule === undefined ? {} : { batchScheduleFn: schedule }),
    })
    this.loaders.set(name, loader)
    return loader.load(key)
  }
}
