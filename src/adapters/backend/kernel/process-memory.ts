/** What a feature knows in one process besides what is stored: lost with the process, so that nothing may depend on it but speed. */
export interface MemoryKey<T extends object> {
  readonly feature: string
  readonly make: () => T
}

export const memoryKey = <T extends object>(feature: string, make: () => T): MemoryKey<T> => ({ feature, make })

/** The memory of this process, made per feature when it is first read. A feature requests its own, and sees no other one's. */
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
