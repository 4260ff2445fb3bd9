import * as fc from 'fast-check'
import { expect, it } from 'vitest'
import { splitUrl } from '@/domain/navigation/url'

const part = fc.string({ unit: fc.constantFrom('a', '/', '%', 'ä', '=', '&', ' '), maxLength: 6 })

it('splits an address into parts that are written one after the other again, without its origin', () => {
  const query = fc.option(fc.string({ unit: fc.constantFrom('a', '?', '/', '='), maxLength: 4 }))
  const fragment = fc.option(fc.string({ unit: fc.constantFrom('a', '?', '#', '/'), maxLength: 4 }))
  const origin = fc.constantFrom('', 'https://vesper.test', 'HTTP://a:8080', 'web+x://b')
  fc.assert(
    fc.property(origin, part, query, fragment, (from, path, asked, named) => {
      const [pathname, search, hash] = [
        `/${path}`,
        asked === null ? '' : `?${asked}`,
        named === null ? '' : `#${named}`,
      ]
      expect(splitUrl(`${from}${pathname}${search}${hash}`)).toEqual({ pathname, search, hash })
    }),
  )
})

it('reads an empty address and parts without a path', () => {
  expect(splitUrl('')).toEqual({ pathname: '', search: '', hash: '' })
  expect(splitUrl('?a')).toEqual({ pathname: '', search: '?a', hash: '' })
  expect(splitUrl('#a?b')).toEqual({ pathname: '', search: '', hash: '#a?b' })
})
