/**
 * A record as the document it is stored as. Throws where a value would come back as another: JSON knows no infinity.
 */
export function recordText(value: unknown): string {
  return JSON.stringify(value, (name, part: unknown) => {
    if (typeof part === 'number' && !Number.isFinite(part))
      throw new RangeError(`${name} is ${part}, which cannot be stored`)
    return part
  })
}
