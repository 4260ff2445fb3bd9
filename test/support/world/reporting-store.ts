import type { Reader, Store } from '@/adapters/stores/store'

const READS: ReadonlySet<string> = new Set<keyof Store>(['get', 'getMany', 'find', 'count', 'select', 'tally', 'match'])

/** The same store; each read is reported with its collection and with what was looked for, those of transactions included. */
export function reportingStore(store: Store, onRead: (collection: string, sought: readonly unknown[]) => void): Store {
  const over = <R extends Reader>(reader: R): R =>
    new Proxy(reader, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name)
        if (typeof member !== 'function') return member
        if (name === 'transaction')
          return (work: (tx: Reader) => Promise<unknown>): unknown =>
            Reflect.apply(member, target, [(tx: Reader) => work(over(tx))])
        return (...args: readonly unknown[]): unknown => {
          const [collection, ...sought] = args
          if (READS.has(String(name))) onRead((collection as { readonly name: string }).name, sought)
          return Reflect.apply(member, target, args)
        }
      },
    })
  return over(store)
}
