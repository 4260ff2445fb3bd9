import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { isJsonObject, parseJson } from '@/domain/access/json'

it('a text is read as the JSON it is, and as nothing otherwise', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      const text = JSON.stringify(value)
      expect(JSON.stringify(parseJson(text))).toBe(text)
    }),
  )
  for (const text of ['', '{', 'undefined', "{'a': 1}", '[1,]']) expect(parseJson(text)).toBeUndefined()
})

it('an object is neither a list nor null nor a single value', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(isJsonObject(value)).toBe(JSON.stringify(value).startsWith('{'))
    }),
  )
})
