/** As much of JSON Schema as the published documents use. */
export interface Schema {
  readonly $ref?: string
  readonly type?: string | readonly string[]
  readonly const?: unknown
  readonly enum?: readonly unknown[]
  readonly anyOf?: readonly Schema[]
  readonly oneOf?: readonly Schema[]
  readonly allOf?: readonly Schema[]
  readonly properties?: Readonly<Record<string, Schema>>
  readonly items?: Schema
  readonly prefixItems?: readonly Schema[]
  readonly minItems?: number
  readonly maxItems?: number
  readonly minimum?: number
  readonly maximum?: number
  readonly exclusiveMinimum?: number
  readonly minLength?: number
  readonly maxLength?: number
}

/** What the texts of the documents require of a field beside its type: a code, a moment, an address. */
const BY_NAME: Readonly<Record<string, string | number | boolean>> = {
  language: 'en',
  languages: 'pt',
  country: 'PT',
  countryCode: 'PT',
  currency: 'VXC',
  name: 'Inês Foreign',
  actorName: 'Inês Foreign',
  gender: 'N',
  variant: 'p0',
  family: 7,
  year: 2026,
  month: 5,
  day: 3,
  address: '/en/cams/',
  href: '/en/cams/',
  link: '/en/cams/',
  url: '/en/cams/',
  symbol: 'VXC',
  spokenLanguages: 'pt',
  age: 34,
  isLoggedIn: false,
  // A guest who is locked while they look around is logged out, which loads the page again.
  isLocked: false,
  isOnline: true,
  online: true,
}

const TYPES: Readonly<Record<string, string>> = {
  string: 'string',
  integer: 'number',
  number: 'number',
  boolean: 'boolean',
}

const MOMENT = /(?:At|Since|at|until|since|expire|published|date)$/u

/** Values that fit the published schemas and that no code of ours has made: one list entry is not like the next. */
export class Samples {
  private count = 0

  constructor(private readonly schemaOf: (ref: string) => Schema) {}

  of(schema: Schema, name = '', depth = 0): unknown {
    if (schema.$ref !== undefined) {
      const title = schema.$ref.split('/').at(-1) ?? ''
      if (title === 'Moment') return Date.now() - 3_600_000
      return this.of(this.schemaOf(schema.$ref), title.endsWith('Id') ? title : name, depth)
    }
    if ('const' in schema) return schema.const
    if (schema.enum !== undefined) return schema.enum[(this.count += 1) % schema.enum.length]
    const options = schema.anyOf ?? schema.oneOf
    if (options !== undefined) {
      // What is deep down or may be missing is missing at times.
      const present = options.filter(({ type }) => type !== 'null')
      const isMissing = present.length < options.length && depth > 1 && (this.count += 1) % 3 === 0
      return isMissing ? null : this.of(present[0] ?? {}, name, depth)
    }
    if (schema.allOf !== undefined) return Object.assign({}, ...schema.allOf.map((part) => this.of(part, name, depth)))
    return this.plain(schema, name, depth)
  }

  private plain(schema: Schema, name: string, depth: number): unknown {
    const type = typeof schema.type === 'string' ? schema.type : schema.type?.[0]
    // A map.
    if (type === 'object' && schema.properties === undefined) return {}
    if (schema.properties !== undefined) {
      const fields = Object.entries(schema.properties ?? {}).map(([field, part]) => [
        field,
        this.of(part, field, depth + 1),
      ])
      // A later version of the platform has more.
      return { ...Object.fromEntries(fields), ofAnotherPlatform: true }
    }
    if (type === 'array') {
      if (schema.prefixItems !== undefined) return schema.prefixItems.map((part) => this.of(part, name, depth))
      const length = Math.min(Math.max(3, schema.minItems ?? 0), schema.maxItems ?? 3)
      return Array.from({ length: depth > 6 ? (schema.minItems ?? 0) : length }, () =>
        this.of(schema.items ?? {}, name, depth + 1),
      )
    }
    this.count += 1
    const named = BY_NAME[name]
    if (named !== undefined && typeof named === TYPES[type ?? '']) return named
    if (type === 'integer' || type === 'number') {
      const least = schema.minimum ?? (schema.exclusiveMinimum === undefined ? 0 : schema.exclusiveMinimum + 1)
      const value =
        type === 'number' && MOMENT.test(name) ? Date.now() - 3_600_000 : Math.max(least, 1) + (this.count % 5)
      return Math.min(value, schema.maximum ?? value)
    }
    if (type === 'boolean') return this.count % 2 === 0
    if (type === 'string')
      return `${name || 'text'}-${this.count}`.padEnd(schema.minLength ?? 0, '-').slice(0, schema.maxLength)
    return null
  }
}
