import { execFile } from 'node:child_process'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'

const builder = join(import.meta.dirname, '..', '..', '..', 'scripts', 'measure', 'first-visit', 'build-bare.ts')

it('the bare page, beside which first visits are measured, is built as the product is, without what it does not use of it', async () => {
  // In a process of its own: tests run with the libraries' development builds.
  const program = `const { buildBare } = await import(${JSON.stringify(pathToFileURL(builder).href)})
    process.stdout.write(await buildBare('hydrated'))`
  const { NODE_ENV: _test, ...env } = process.env
  const { stdout } = await promisify(execFile)(process.execPath, ['--input-type=module', '-e', program], { env })
  expect(existsSync(join(stdout, 'hydrated.html'))).toBe(true)
}, 120_000)
