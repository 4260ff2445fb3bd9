import type { Choice } from './contract.ts'

type Json = Readonly<Record<string, unknown>>

/** What a path of names and indexes leads to: `items.0.id`. */
export const valueAt = (value: unknown, path: string): unknown =>
  path === ''
    ? value
    : path.split('.').reduce<unknown>((found, part) => (found as Json | null | undefined)?.[part], value)

const isLeast = (wanted: unknown): wanted is { readonly least: number } =>
  typeof wanted === 'object' && wanted !== null && 'least' in wanted

const isAs = (entry: unknown, where: Json): boolean =>
  Object.entries(where).every(([path, wanted]) => {
    const found = valueAt(entry, path)
    if (wanted === 'any') return found !== null && found !== undefined
    return isLeast(wanted) ? typeof found === 'number' && found >= wanted.least : found === wanted
  })

/**
 * What to store of an answer; `undefined` where it is not there. A path that ends in `#` leads to an address: its
 * fragment is stored.
 */
export function stored(answer: unknown, from: string | Choice): unknown {
  if (typeof from === 'string' && from.endsWith('#')) return String(valueAt(answer, from.slice(0, -1))).split('#')[1]
  if (typeof from === 'string') return valueAt(answer, from)
  const list = valueAt(answer, from.list)
  return Array.isArray(list)
    ? valueAt(
        list.find((entry) => isAs(entry, from.where)),
        from.take,
      )
    : undefined
}

/** A name that is not known yet. */
export class UnknownName extends Error {}

/** Names in a request that each run draws: `$unique`, `$later` (an hour ahead), and those that steps stored. */
export class Names {
  private readonly known = new Map<string, unknown>([['unique', crypto.randomUUID().slice(0, 8)]])

  /** `now`: what time it is for the server, epoch ms. */
  constructor(now: number) {
    this.known.set('later', now + 3_600_000)
  }

  set(name: string, value: unknown): void {
    this.known.set(name, value)
  }

  /** The request with every `$name` replaced. Throws `UnknownName`. */
  filled(value: unknown): unknown {
    if (typeof value === 'string') return this.text(value)
    if (Array.isArray(value)) return value.map((each) => this.filled(each))
    if (typeof value !== 'object' || value === null) return value
    return Object.fromEntries(Object.entries(value).map(([name, each]) => [name, this.filled(each)]))
  }

  private text(text: string): unknown {
    const whole = /^\$(\w+)$/u.exec(text)?.[1]
    if (whole !== undefined) return this.named(whole)
    return text.replaceAll(/\$(\w+)/gu, (_, name: string) => String(this.named(name)))
  }

  private named(name: string): unknown {
    const value = this.known.get(name)
    if (value === undefined) throw new UnknownName(name)
    return value
  }
}

/** How an answer turned out, apart from its other content: what two servers have to agree on. */
export function outcomeOf(answer: unknown): string {
  const { ok, reason, refused, status, error, errors } = (answer ?? {}) as Json
  const code = valueAt(error, 'code') ?? valueAt(errors, '0.extensions.code')
  return JSON.stringify(
    [ok, reason, refused, typeof status === 'string' ? status : null, code].map((part) => part ?? null),
  )
}
