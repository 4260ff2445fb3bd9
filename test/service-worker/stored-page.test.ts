import { describe, expect, it } from 'vitest'
import { workerRequest } from '@/worker-protocol/messages'
import { backendOf, storedPageOf } from '@/service-worker/stored-page'

const pageWith = (audience: string, isGatePassed = true): string =>
  `<!doctype html><html lang="de" data-theme="dark"><body><div id="root">…</div><script type="application/json" id="page-data">${JSON.stringify(
    { renderedFor: { audience, isGatePassed, now: 1_700_000_000_000 }, calls: [] },
  )}</script></body></html>`

describe('a page that is to be stored', () => {
  it('is one that the server rendered for everybody, and carries when that was', () => {
    const page = storedPageOf(pageWith('everyone', false))
    expect(page?.isGatePassed).toBe(false)
    expect(page?.html).toContain('<html data-seen="1700000000000" lang="de"')
    expect(storedPageOf(pageWith('seeded'))?.isGatePassed).toBe(true)
  })

  it('is no page of one guest, no page of the build, and none that was cut off', () => {
    expect(storedPageOf(pageWith('guest-17'))).toBeNull()
    expect(storedPageOf('<!doctype html><html lang="en"><div id="root"></div></html>')).toBeNull()
    expect(storedPageOf(pageWith('everyone').replace('"calls":[]}', '"calls":['))).toBeNull()
  })
})

describe('the backend of a page', () => {
  it('is that of the configuration in it', () => {
    const config = (text: string) => `<script type="application/json" id="config">${text}</script>`
    expect(backendOf(config('{"platform":"x","backend":"remote"}'))).toBe('remote')
    expect(backendOf(config('{}'))).toBe('memory')
  })
})

describe('a message to the worker', () => {
  it('is read as far as it is understood', () => {
    expect(workerRequest({ type: 'keep', urls: ['/a', 7, null] })).toEqual({ type: 'keep', urls: ['/a'] })
    expect(workerRequest({ type: 'activate', more: 1 })).toEqual({ type: 'activate' })
    for (const other of [null, 'activate', {}, { type: 'delete' }, { type: 'keep' }])
      expect(workerRequest(other)).toBeNull()
  })
})
