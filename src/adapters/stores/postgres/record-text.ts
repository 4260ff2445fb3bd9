/**
 * Returns the JSON document that a record is stored as. Throws if a value would be read back as a
 * different one: JSON knows no infinity.
 */
export function recordText(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part))
      throw new RangeError(`${name} is ${part}, which cannot be stored`)
    return part
  })
}
