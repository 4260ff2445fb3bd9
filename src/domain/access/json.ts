/** A value as JSON can hold it. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject

/** An object as JSON can hold it. */
export type JsonObject = { readonly [key: string]: JsonValue }

/** Distinguishes a plain object from everything else JSON can hold. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads JSON; `undefined`, which no JSON means, for a text that is none. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
