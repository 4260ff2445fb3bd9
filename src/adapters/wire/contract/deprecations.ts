import type { Deprecation, PublishedFeature, PublishedOperation } from '@/adapters/wire/base/feature-contract'
import { definitionOf, wireSideOf } from './schema-reader'
import type { Wire } from '@/adapters/wire/base/scalars'

const DAY = 86_400_000

/** How long what is deprecated is served at least, days (docs/wire.md, "Versions"). */
const SERVED_FOR = 90

/** The midnight a day begins with, epoch ms. Throws for what is no day. */
function startOf(day: string): number {
  const at = /^\d{4}-\d{2}-\d{2}$/u.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN
  if (Number.isNaN(at)) throw new Error(`${day} is no day`)
  return at
}

/** Throws where a deprecation ends before clients have had the time that they are promised. */
function checked(name: string, deprecation: Deprecation): Deprecation {
  if (startOf(deprecation.sunset) - startOf(deprecation.since) < SERVED_FOR * DAY)
    throw new Error(`${name} is deprecated for less than ${SERVED_FOR} days`)
  return deprecation
}

/** The headers of RFC 9745 and RFC 8594. */
export const headersOf = ({ since, sunset }: Deprecation): Readonly<Record<string, string>> => ({
  deprecation: `@${startOf(since) / 1_000}`,
  sunset: new Date(startOf(sunset)).toUTCString(),
})

/** One sentence for the documents. */
export const deprecationText = ({ since, sunset, instead }: Deprecation): string =>
  `Deprecated since ${since}, served until ${sunset}: ${instead}`

/** The one whose sunset comes first. */
const firstOf = (all: readonly Deprecation[]): Deprecation | null =>
  all.toSorted((a, b) => startOf(a.sunset) - startOf(b.sunset))[0] ?? null

/** What a schema is made of, itself included. */
function* within(schema: Wire<unknown>): Generator<Wire<unknown>> {
  yield schema
  const definition = definitionOf(schema)
  const parts = {
    nullable: () => [definition.innerType],
    optional: () => [definition.innerType],
    default: () => [definition.innerType],
    array: () => [definition.element],
    pipe: () => [wireSideOf(definition)],
    object: () => Object.values(definition.shape),
    union: () => definition.options,
  }[definition.type]
  for (const part of parts?.() ?? []) yield* within(part)
}

/** What the features declare to be deprecated. */
export class Deprecations {
  /** By transport and name. */
  private readonly byOperation = new Map<string, Deprecation>()

  constructor(features: readonly PublishedFeature[]) {
    const bySchema = new Map(
      features
        .flatMap(({ schemas }) => schemas)
        .flatMap(({ name, schema, deprecated = {} }) => {
          const all = Object.entries(deprecated).map(([field, each]) => checked(`${name}.${field}`, each))
          return all.length === 0 ? [] : [[schema, all] as const]
        }),
    )
    for (const { operation, deprecated, deprecatedFields = {} } of features.flatMap(({ operations }) => operations)) {
      const own = [...(deprecated === undefined ? [] : [deprecated]), ...Object.values(deprecatedFields)]
      for (const each of own) checked(operation.name, each)
      const reached =
        bySchema.size === 0
          ? []
          : [operation.request, operation.answer].flatMap((schema) =>
              [...within(schema)].flatMap((part) => bySchema.get(part) ?? []),
            )
      const first = firstOf([...own, ...reached])
      if (first !== null) this.byOperation.set(`${operation.transport} ${operation.name}`, first)
    }
  }

  /** Nothing is: no request has to be looked at. */
  get isEmpty(): boolean {
    return this.byOperation.size === 0
  }

  /** The headers of an answer to one of these operations; none where nothing of them is deprecated. */
  headers(transport: PublishedOperation['transport'], names: readonly string[]): Readonly<Record<string, string>> {
    const first = firstOf(names.flatMap((name) => this.byOperation.get(`${transport} ${name}`) ?? []))
    return first === null ? {} : headersOf(first)
  }
}
