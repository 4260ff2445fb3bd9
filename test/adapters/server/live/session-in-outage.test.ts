import { expect, it } from 'vitest'
import { RawConnection } from './raw-connection'
import { SMALL_WORLD } from '#test/support/bindings/binding'
import { TestEnvironment } from '#test/support/bindings/environment'
import { TestServer } from '#test/support/bindings/test-server'
import { limit } from '#test/support/limit'
import { nullJournal } from '@/adapters/stores/journal'
import { MemoryStore } from '@/adapters/stores/memory-store'
import type { Store } from '@/adapters/stores/store'
import { BackendError } from '@/application/errors/backend-error'

/** A store that can go away. */
function breakable(store: Store) {
  const state = { isGone: false }
  const gone = () => Promise.reject(new BackendError('unavailable'))
  const breaking: Store = {
    get: (collection, key) => (state.isGone ? gone() : store.get(collection, key)),
    getMany: (collection, keys) => (state.isGone ? gone() : store.getMany(collection, keys)),
    find: (collection, index, range) => (state.isGone ? gone() : store.find(collection, index, range)),
    count: (collection, index, prefix) => (state.isGone ? gone() : store.count(collection, index, prefix)),
    select: (collection, selection) => (state.isGone ? gone() : store.select(collection, selection)),
    tally: (collection, family, condition) => (state.isGone ? gone() : store.tally(collection, family, condition)),
    match: (collection, query) => (state.isGone ? gone() : store.match(collection, query)),
    claim: (collection, index, range, change) =>
      state.isGone ? gone() : store.claim(collection, index, range, change),
    transaction: (work) => (state.isGone ? gone() : store.transaction(work)),
  }
  return { state, breaking }
}

it('a connection leaves no caller waiting while the store is away: commands are answered, a disconnected page comes back', async () => {
  const { state, breaking } = breakable(new MemoryStore(nullJournal))
  const environment = await TestEnvironment.build(SMALL_WORLD, breaking)
  const lines: string[] = []
  const logTo = { write: (connection: string) => lines.push(connection) }
  const server = await TestServer.start(environment, { logLevel: 'error' }, { logTo })
  const [bound, unbound] = [
    await (await RawConnection.open(environment, server)).begin(),
    await RawConnection.open(environment, server),
  ]
  state.isGone = true
  bound.send('onlineChannels', {}, { requestId: 'request-1' })
  expect((await bound.receives('commandAcknowledged')).payload).toEqual({
    requestId: 'request-1',
    refused: 'error:unavailable',
  })
  unbound.send('requestSession', { language: 'en', since: null, position: null })
  await expect.poll(() => unbound.closed, { timeout: limit(5_000) }).toBe(1013)
  expect(lines).toEqual([])
  state.isGone = false
  bound.send('onlineChannels', {}, { requestId: 'request-2' })
  expect((await bound.receives('commandAcknowledged')).payload).toMatchObject({ requestId: 'request-2', refused: null })
  await server.app.close()
})
