/** Writes a value as JSON. Throws where it is of another type than its field. */
export type Write = (value: unknown) => string

/**
 * Caches the JSON of frozen values, which never changes: data that most guests see alike is written
 * once.
 */
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
 * Caches the same for an answer: a new object around frozen values. The frozen fields are written
 * once, the rest each time, and the text is what `JSON.stringify` writes.
 */
export function cachedAnswerJson(): Write {
  const cached = cachedJson((value) => JSON.stringify(value))
  return (answer) => {
    if (!isPlain(answer) || !Object.values(answer).some(isFrozenObject)) return cached(answer)
    let fields = ''
    for (const name of Object.keys(answer)) {
      const text: string | undefined = cached(answer[name])
      // As in JSON.stringify, a field without a value is left out.
      if (text !== undefined) fields += `${fields === '' ? '' : ','}${quoted(name)}:${text}`
    }
    return `{${fields}}`
  }
}

/** A name of letters is written without a look at each, as almost all are. */
const quoted = (name: string): string => (/^\w+$/u.test(name) ? `"${name}"` : JSON.stringify(name))

const isFrozenObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.isFrozen(value)

/** An object whose JSON follows from its fields alone. */
const isPlain = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' &&
  value !== null &&
  !Object.isFrozen(value) &&
  Object.getPrototypeOf(value) === Object.prototype &&
  !('toJSON' in value)
