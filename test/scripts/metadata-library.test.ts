import { resolveConfig } from 'vite'
import { expect, it } from 'vitest'
import packageFile from '../../package.json' with { type: 'json' }

// That pages run it too is checked by a journey (e2e/first-sight.spec.ts).
it('builds the product with the metadata library that the tests run, and replaces none by another [RUL-015]', async () => {
  const { resolve } = await resolveConfig({ logLevel: 'silent' }, 'build')
  expect(resolve.alias.filter(({ find }) => String(find).includes('reflect-metadata'))).toEqual([])
  expect(Object.keys(packageFile.devDependencies)).toContain('reflect-metadata')
})
