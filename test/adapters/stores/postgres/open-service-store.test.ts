import { limit } from '#test/support/limit'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { MIGRATIONS } from '#test/support/postgres/fresh-database'
import { tracks } from '@/adapters/backend/tracking/backend-tracking'
import { openServiceStore } from '@/adapters/stores/postgres/open-service-store'
import { BackendError } from '@/application/errors/backend-error'

const folder = mkdtempSync(join(tmpdir(), 'vesper-service-'))
afterAll(() => rmSync(folder, { recursive: true, force: true }))

it('reports `unavailable` while its own database is down, and goes on by itself when it is back', async () => {
  const restarts: string[] = []
  const watch = { onRestart: () => restarts.push('again'), onLost: () => restarts.push('lost') }
  const open = await openServiceStore({ kind: 'embedded', folder }, MIGRATIONS, () => undefined, watch)
  const read = (): Promise<unknown> =>
    open.store.get(tracks, 'none').then(
      () => 'read',
      (error: unknown) => error,
    )
  const write = (): Promise<unknown> =>
    open.store
      .transaction((tx) => tx.get(tracks, 'none'))
      .then(
        () => 'written',
        (failure: unknown) => failure,
      )
  expect({ read: await read(), written: await write() }).toEqual({ read: 'read', written: 'written' })

  const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
  process.kill(Number(pid), 'SIGKILL')
  const errors: unknown[] = []
  await expect
    .poll(
      async () => {
        const answers = [await read(), await write()]
        errors.push(...answers.filter((answer) => answer instanceof Error))
        return restarts.length === 1 && answers.every((answer) => typeof answer === 'string')
      },
      { timeout: limit(20_000), interval: 20 },
    )
    .toBe(true)
  expect(errors.length).toBeGreaterThan(0)
  for (const one of errors) expect(one).toMatchObject({ name: BackendError.name, code: 'unavailable' })
  await open.close()
  expect(restarts).toEqual(['again'])
})
