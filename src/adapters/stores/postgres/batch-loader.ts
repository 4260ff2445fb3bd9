import DataLoader from 'dataloader'

/** Maximum number of queries combined into one. */
const MAX_AT_ONCE = 200

/**
 * Combines similar queries of one moment into one query: those for the rows of a list, or those of
 * many guests' requests. Nothing is cached; every answer is read after it was requested.
 */
export class BatchLoader<K, V> {
  private readonly loaders = new Map<string, DataLoader<K, V>>()

  /** `schedule` defines when a moment ends. Default: at the end of the code that is running now. */
  constructor(private readonly schedule?: (work: () => void) => void) {}

  /**
   * Combines requests with the same name. `read` answers several of them, in their order; an error
   * is the answer to one of them.
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
