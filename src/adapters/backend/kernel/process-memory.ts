/**
 * A feature's state in one process in addition to the store: lost with the process, so that nothing
 * but speed may depend on it.
 */
export interface MemoryKey<T extends object> {
  readonly feature: string
  readonly make: () => T
}

export const memoryKey = <T extends object>(feature: string, make: () => T): MemoryKey<T> => ({ feature, make })

/**
 * The memory of this process, created for each feature when it is first read. A feature requests
 * its own and never sees another's.
 */
export class ProcessMemory {
  private readonly own = new Map<MemoryKey<object>, object>()

  of<T extends object>(key: MemoryKey<T>): T {
    const known = this.own.get(key)
    if (known !== undefined) return known as T
    const made = key.make()
    this.own.set(key, made)
    return made
  }
}
