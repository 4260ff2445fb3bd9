/** A parser of the wire, by its name in its module. */
export interface NamedParser {
  readonly name: string
  readonly parse: (value: unknown) => { readonly success: boolean }
}

const modules = import.meta.glob<Record<string, unknown>>('/src/adapters/wire/**/*.ts', { eager: true })

interface Schema {
  safeParse(value: unknown): { readonly success: boolean }
}

const isSchema = (value: unknown): value is Schema =>
  typeof value === 'object' && value !== null && 'safeParse' in value && typeof value.safeParse === 'function'

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Schemas that are in a module by themselves, in a call, a query, or a table of calls. */
function* within(name: string, value: unknown, depth = 0): Generator<NamedParser> {
  if (isSchema(value)) yield { name, parse: (given) => value.safeParse(given) }
  else if (isObject(value) && depth < 3) {
    for (const [key, part] of Object.entries(value)) yield* within(`${name}.${key}`, part, depth + 1)
  }
}

/** Every schema the wire exports; a new one is included automatically. */
export const everyParser: readonly NamedParser[] = Object.entries(modules).flatMap(([path, exports]) => [
  ...within(path.replace('/src/adapters/wire/', ''), exports),
])
