import { expect, it } from 'vitest'
import { BackendError } from '@/application/errors/backend-error'
import { codeOf } from '@/application/errors/code-of'

it('is that of the port, offline for a part of the app that did not arrive, and internal for any other error', () => {
  expect(codeOf(new BackendError('timeout'))).toBe('timeout')
  // As Chromium, Firefox and WebKit word it.
  for (const message of [
    'Failed to fetch dynamically imported module: https://vesper.test/assets/support-1b2c.js',
    'error loading dynamically imported module: https://vesper.test/assets/support-1b2c.js',
    'Importing a module script failed.',
  ])
    expect(codeOf(new TypeError(message))).toBe('offline')
  expect([codeOf(new TypeError('x is undefined')), codeOf('nothing'), codeOf(undefined)]).toEqual([
    'internal',
    'internal',
    'internal',
  ])
})
