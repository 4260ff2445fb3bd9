import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { readingOf } from '@/adapters/server/files/storage-failure'

const failure = (fields: object): Error => Object.assign(new Error('failed'), fields)
const answered = (httpStatusCode: number, name = 'UnknownError') => failure({ name, $metadata: { httpStatusCode } })

describe('a failed read of the object storage', () => {
  it('means a missing file where the storage names it so, with any status', () => {
    fc.assert(
      fc.property(fc.constantFrom('NoSuchKey', 'NotFound'), fc.integer({ min: 300, max: 599 }), (name, status) => {
        expect(readingOf(answered(status, name))).toBe('missing')
      }),
    )
  })

  it('means that it refuses where it answers that the request is wrong, and that it is away where it is busy or broken', () => {
    fc.assert(
      fc.property(fc.integer({ min: 300, max: 599 }), (status) => {
        const busy = status >= 500 || status === 408 || status === 429
        expect(readingOf(answered(status))).toBe(busy ? 'away' : 'refused')
      }),
    )
  })

  it('means that it is away where nothing is known but that there was no answer', () => {
    fc.assert(
      fc.property(fc.anything(), (thrown) => {
        fc.pre(!(thrown instanceof Object))
        expect(readingOf(thrown)).toBe('away')
      }),
    )
    for (const code of ['ECONNREFUSED', 'ECONNRESET', 'ENOTFOUND', 'EPIPE', 'ETIMEDOUT'])
      expect(readingOf(failure({ code, $metadata: { attempts: 3 } }))).toBe('away')
    expect(readingOf(failure({ code: 'EPERM', syscall: 'connect' }))).toBe('away')
  })

  it('is of this machine where its disk is full or refuses the copy', () => {
    for (const code of ['ENOSPC', 'EACCES', 'EROFS', 'EDQUOT'])
      expect(readingOf(failure({ code, syscall: 'write' }))).toBe('not-copied')
  })
})
