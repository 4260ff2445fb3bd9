import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import type { TestEnvironment } from '#test/support/bindings/environment'
import { bindMemory } from '#test/support/bindings/memory'
import { TestServer } from '#test/support/bindings/test-server'
import { legalTexts } from '@/adapters/backend/legal/legal-records'
import { legalTextAddress } from '@/domain/legal/legal-text'

let environment: TestEnvironment
let server: TestServer

beforeAll(async () => {
  ;({ environment } = await bindMemory(SMALL_WORLD))
  server = await TestServer.start(environment)
})
afterAll(() => server.app.close())

const download = (id: string) => fetch(`${server.url}${legalTextAddress(id)}`)

describe('the download of a legal text', () => {
  it('is a file with a name, in the language of the text, for anyone [BLO-020]', async () => {
    const response = await download('terms-of-service-1-de')
    expect(legalTextAddress('terms-of-service-1-de')).toBe('/rest/v1/asset/legal-text/download/terms-of-service-1-de')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8')
    expect(response.headers.get('content-disposition')).toBe(
      'attachment; filename="vesper-terms-of-service-v1-de.html"',
    )
    expect(response.headers.get('x-content-type-options')).toBe('nosniff')
    const file = await response.text()
    expect(file).toContain('<h1>Nutzungsbedingungen</h1>')
    expect(file).toContain('<a href="/de/rechtliches/impressum/">')
  })

  it('is missing where there is none of the id, or its time has not come', async () => {
    const known = await environment.backend.store.get(legalTexts, 'terms-of-service-1-en')
    if (known === undefined) throw new Error('no text')
    const later = { ...known, id: 'later', validFrom: environment.clock.now() + 60_000 }
    await environment.backend.store.transaction((tx) => tx.put(legalTexts, later))
    for (const id of ['none', 'later', '../x', '%00']) expect((await download(id)).status).toBe(404)
  })

  it('runs nothing, also where the operator has written a script', async () => {
    const known = await environment.backend.store.get(legalTexts, 'terms-of-service-1-en')
    if (known === undefined) throw new Error('no text')
    const html = '<p onclick="x()">Words<script>x()</script><a href="javascript:x()">here</a></p>'
    await environment.backend.store.transaction((tx) => tx.put(legalTexts, { ...known, id: 'hostile', html }))
    const file = await (await download('hostile')).text()
    expect(file).toContain('<p>Wordshere</p>')
    expect(file).not.toMatch(/onclick|script>|javascript/u)
  })
})
