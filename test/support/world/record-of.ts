import type { Collection } from '@/adapters/stores/store'

/** How optional parts of a record are filled: with a value wherever there may be one, or with as little as is allowed. */
export type Filling = 'full' | 'sparse'

/** What is tried for a refused part, by what its refusal expects. */
function candidates(expected: string, text: string, filling: Filling): readonly unknown[] {
  if (expected === 'a text') return filling === 'full' ? [text] : ['']
  if (expected === 'an id') return [text]
  if (expected === 'a number' || expected === 'a whole number') return [filling === 'full' ? 1 : 0]
  if (expected === 'true or false') return [filling === 'full']
  if (expected === 'a list') return [[]]
  if (expected === 'an object') return [{}]
  const values = expected.replace('one of ', '').split(', ')
  return [...values, ...values.map(Number)]
}

/** A copy with another part at a path. */
function withPart(value: unknown, [name, ...rest]: readonly string[], part: unknown): unknown {
  if (name === undefined) return part
  const members = value as Readonly<Record<string, unknown>>
  return { ...members, [name]: withPart(members[name], rest, part) }
}

/**
 * A record of a collection that its schema accepts, made of what the schema refuses: a collection that is added is understood without another
 * word. Texts name the collection, their place and `mark`, so that records with different marks share no unique entry.
 */
export function recordOf(
  { name, schema }: Pick<Collection<never>, 'name' | 'schema'>,
  given: Readonly<Record<string, unknown>>,
  mark: string,
  filling: Filling = 'full',
): object {
  const check = schema?.check
  if (check === undefined) throw new Error(`${name} has no schema`)
  let record: unknown = Object.fromEntries(
    Object.entries(given).filter(([member]) => check.members?.includes(member) ?? true),
  )
  for (let steps = 0; !check.accepts(record); steps += 1) {
    const refusal = check.refusal(record)
    const { path = '', expected = '' } = /^(?<path>\S*) has to be (?<expected>.*)$/u.exec(refusal)?.groups ?? {}
    const parts = path.split('.').filter((part) => part !== '')
    const text = `${name} ${parts.join('-')} ${mark}`
    const tried = [...(filling === 'sparse' ? [null] : []), ...candidates(expected, text, filling)]
    const next = tried
      .map((part) => withPart(record, parts, part))
      .find((each) => check.refusal(each) !== refusal || check.accepts(each))
    if (next === undefined || steps > 200) throw new Error(`${name}${refusal}: no value was found`)
    record = next
  }
  return record as object
}
