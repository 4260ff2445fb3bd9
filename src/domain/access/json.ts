/** A JSON value. */
export type JsonValue = string | number | boolean | null | readonly JsonValue[] | JsonObject

/** A JSON object. */
export type JsonObject = { readonly [key: string]: JsonValue }

/** Distinguishes a plain object from every other JSON value. */
export const isJsonObject = (value: unknown): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Reads JSON; returns `undefined`, which no JSON text stands for, when the text is invalid. */
export const parseJson = (text: string): unknown => {
  try {
    return JSON.parse(text) as unknown
  } catch {
    return undefined
  }
}
