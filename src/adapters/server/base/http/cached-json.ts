/** Writes a value as JSON. Throws where it is of another type than its field. */
export type Write = (value: unknown) => string

/** What is frozen stays as it is, and so does its JSON: what most guests see alike is written once. */
export function cachedJson(write: Write): Write {
  const texts = new WeakMap<object, string>()
  return (value) => {
    if (typeof value !== 'object' || value === null || !Object.isFrozen(value)) return write(value)
    const known = texts.get(value)
    if (known !== undefined) return known
    const text = write(value)
    texts.set(value, text)
    return text
  }
}
