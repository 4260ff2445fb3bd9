import { readFileSync } from 'node:fs'
import * as fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { contractFiles } from '../../../scripts/contract/documents'
import { digestOf, newestOf, released, releaseErrors, type ReleaseRecord } from '../../../scripts/contract/released'
import { CONTRACT_VERSION } from '@/adapters/wire/base/version'

const read = (path: string): string => readFileSync(`${import.meta.dirname}/../../../${path}`, 'utf8')

const record: ReleaseRecord = {
  digests: JSON.parse(read('docs/contract/released.json')) as ReleaseRecord['digests'],
  changelog: read('docs/contract/CHANGELOG.md'),
}

describe('a version of the contract', () => {
  it('does not change once it is published: an addition has a number of its own', () => {
    expect(releaseErrors(record, CONTRACT_VERSION, digestOf(contractFiles()))).toEqual([])
  })

  it('is published with the build that servers are brought up to date with', () => {
    const [, newest = ''] = /^## (.+)$/mu.exec(read('CHANGELOG.md')) ?? []
    expect(newest === 'Not released' || newestOf(record.changelog).isDated).toBe(true)
  })
})

const unpublished: ReleaseRecord = {
  digests: { '1.0.0': 'sha256-old' },
  changelog: '# Changes\n\n## 1.1.0\n\nAdded.\n\n## 1.0.0, 1 May 2026\n',
}

describe('publishing a version', () => {
  it('gives it its date and its digest, once, and leaves the others as they are', () => {
    const after = released(unpublished, '1.1.0', 'sha256-new', '2 May 2026')
    expect(after.digests).toEqual({ '1.0.0': 'sha256-old', '1.1.0': 'sha256-new' })
    expect(after.changelog).toBe('# Changes\n\n## 1.1.0, 2 May 2026\n\nAdded.\n\n## 1.0.0, 1 May 2026\n')
    expect(() => released(after, '1.1.0', 'sha256-new', '3 May 2026')).toThrow('1.1.0 is published already')
    expect(() => released(after, '1.2.0', 'sha256-other', '3 May 2026')).toThrow(
      'begins with 1.1.0, and not with 1.2.0',
    )
  })

  it('lets documents change before, and not after', () => {
    expect(releaseErrors(unpublished, '1.1.0', 'sha256-any')).toEqual([])
    const after = released(unpublished, '1.1.0', 'sha256-new', '2 May 2026')
    expect(releaseErrors(after, '1.1.0', 'sha256-new')).toEqual([])
    expect(releaseErrors(after, '1.1.0', 'sha256-other')).toEqual([expect.stringContaining('raise CONTRACT_VERSION')])
    expect(releaseErrors(after, '1.2.0', 'sha256-other')).toEqual([expect.stringContaining('begins with 1.1.0')])
    const half = { ...after, digests: unpublished.digests }
    expect(releaseErrors(half, '1.1.0', 'sha256-new')).toEqual([expect.stringContaining('and not both')])
  })

  it('has a digest that changes with every character of every document, and with no order', () => {
    fc.assert(
      fc.property(
        fc.dictionary(fc.string(), fc.string(), { minKeys: 1 }),
        fc.nat(),
        fc.string({ minLength: 1 }),
        (files, at, more) => {
          const names = Object.keys(files)
          const changed = names[at % names.length] ?? ''
          expect(digestOf(Object.fromEntries(Object.entries(files).toReversed()))).toBe(digestOf(files))
          expect(digestOf({ ...files, [changed]: `${files[changed] ?? ''}${more}` })).not.toBe(digestOf(files))
        },
      ),
    )
  })
})
