/**
 * The required shape of a stored value. Invariant in `T`: a check that expects less or more than
 * the type does not compile. Object members that no check names are accepted, so that servers of a
 * newer build may add some while this one still runs.
 */
export interface Check<T> extends ValueCheck {
  /** Never set: binds the check to its type. */
  readonly of?: (value: T) => T
}

interface ValueCheck {
  /** The names of the members of the object it describes; missing for anything else. */
  readonly members?: readonly string[]
  readonly accepts: (value: unknown) => boolean
  /**
   * Returns the path of the first unexpected part of a refused value, and what was expected. Never
   * contains the value.
   */
  readonly refusal: (value: unknown) => string
}

/** The shape of a collection's records, and the upgrades of those that an older build wrote. */
export interface RecordSchema<T> {
  /**
   * 1 for records whose shape never changed; a record of a later version is stored with its number.
   */
  readonly version: number
  /**
   * The upgrades: index 0 from version 1 to 2, and so on. Unknown members are preserved, since
   * servers of an older build read them.
   */
  readonly upcasts: readonly Upcast[]
  readonly check: ValueCheck
  /** Never set: binds the schema to its type. */
  readonly of?: (record: T) => void
}

/** A stored record of unknown shape. */
export type StoredRecord = Readonly<Record<string, unknown>>

export type Upcast = (stored: StoredRecord) => StoredRecord

/** Creates the schema of records whose shape has changed once per upcast. */
export const schemaOf = <T>(check: Check<T>, ...upcasts: readonly Upcast[]): RecordSchema<T> => ({
  version: upcasts.length + 1,
  upcasts,
  check,
})

const leaf = <T>(expected: string, accepts: (value: unknown) => boolean): Check<T> => ({
  accepts,
  refusal: () => ` has to be ${expected}`,
})

const isText = (value: unknown): boolean => typeof value === 'string'

export const text: Check<string> = leaf('a text', isText)
export const number: Check<number> = leaf('a number', (value) => typeof value === 'number' && Number.isFinite(value))
export const whole: Check<number> = leaf('a whole number', Number.isSafeInteger)
export const flag: Check<boolean> = leaf('true or false', (value) => typeof value === 'boolean')

/** A branded id. */
export const id = <T extends string>(): Check<T> => leaf('an id', isText)

export const oneOf = <const T extends string | number>(...values: readonly T[]): Check<T> => {
  const known: ReadonlySet<unknown> = new Set(values)
  return leaf(`one of ${values.join(', ')}`, (value) => known.has(value))
}

export const nullable = <T>(check: Check<T>): Check<T | null> => ({
  accepts: (value) => value === null || check.accepts(value),
  refusal: check.refusal,
})

/** A member that may be missing. */
export const optional = <T>(check: Check<T>): Check<T | undefined> => ({
  accepts: (value) => value === undefined || check.accepts(value),
  refusal: check.refusal,
})

export const list = <T>(check: Check<T>): Check<readonly T[]> => ({
  accepts: (value) => Array.isArray(value) && value.every(check.accepts),
  refusal: (value) => {
    if (!Array.isArray(value)) return ' has to be a list'
    const at = value.findIndex((part) => !check.accepts(part))
    return `[${at}]${check.refusal(value[at])}`
  },
})

const isObject = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** An object with any keys. */
export const dictionary = <T>(check: Check<T>): Check<Readonly<Record<string, T>>> => ({
  accepts: (value) => isObject(value) && Object.values(value).every(check.accepts),
  refusal: (value) => {
    if (!isObject(value)) return ' has to be an object'
    const [, part] = Object.entries(value).find(([, each]) => !check.accepts(each)) ?? []
    return `.*${check.refusal(part)}`
  },
})

/** An object with these members; forgetting one does not compile. */
export function fields<T extends object>(checks: { readonly [K in keyof T]-?: Check<T[K]> }): Check<T> {
  const members = Object.entries(checks) as unknown as readonly (readonly [string, Check<unknown>])[]
  return {
    members: Object.keys(checks),
    accepts(value) {
      if (!isObject(value)) return false
      for (const [name, check] of members) if (!check.accepts(value[name])) return false
      return true
    },
    refusal(value) {
      if (!isObject(value)) return ' has to be an object'
      const [name, check] = members.find(([member, each]) => !each.accepts(value[member])) ?? []
      return `.${name ?? ''}${check?.refusal(value[name ?? '']) ?? ''}`
    },
  }
}

/** Either of two shapes. */
export const either = <A, B>(first: Check<A>, second: Check<B>): Check<A | B> => ({
  accepts: (value) => first.accepts(value) || second.accepts(value),
  refusal: second.refusal,
})
