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

/**
 * The same for an answer: a new object around what is frozen. The fields that are frozen are written once, the rest each
 * time, and the text is what `JSON.stringify` writes.
 */
export function cachedAnswerJson(): Write {
  const cached = cachedJson((value) => JSON.stringify(value))
  return (answer) => {
    if (!isPlain(answer) || !Object.values(answer).some(isFrozenObject)) return cached(answer)
    const fields = Object.entries(answer).flatMap(([name, value]) => {
      const text: string | undefined = cached(value)
      // As in JSON.stringify, a field without a value is left out.
      return text === undefined ? [] : [`${JSON.stringify(name)}:${text}`]
    })
    return `{${fields.join(',')}}`
  }
}

const isFrozenObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** An object whose JSON follows from its fields alone. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('toJSON' in value)
