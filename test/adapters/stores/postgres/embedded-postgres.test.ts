import { limit } from '#test/support/limit'
import { spawn } from 'node:child_process'
import { appendFileSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { withClient } from '@/adapters/stores/postgres/with-client'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'

const CARELESS = ['-c', 'fsync=off']

const request = (url: string, sql: string) => withClient(url, async (client) => (await client.query<object>(sql)).rows)

describe('the embedded Postgres', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-embedded-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('preserves its data over restarts, and its password secret', async () => {
    const listeners = () => process.eventNames().map((event) => [event, process.listenerCount(event)])
    const before = listeners()
    const first = await startEmbeddedPostgres(folder, CARELESS)
    expect(listeners()).toEqual(before)
    await request(first.url, 'CREATE TABLE kept AS SELECT 42 AS value')
    await first.stop()
    await expect(request(first.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
    const second = await startEmbeddedPostgres(folder, CARELESS)
    expect(await request(second.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
    expect(statSync(join(folder, 'postgres.password')).mode & 0o077).toBe(0)
    const [encoding] = await request(second.url, "SELECT current_setting('server_encoding') AS name")
    expect(encoding).toEqual({ name: 'UTF8' })
    await second.stop()
  })

  it('takes over where a server was killed and left its database running', async () => {
    const left = await startEmbeddedPostgres(folder, CARELESS)
    await request(left.url, 'CREATE TABLE left_behind AS SELECT 7 AS value')
    const next = await startEmbeddedPostgres(folder, CARELESS)
    expect(await request(next.url, 'SELECT value FROM left_behind')).toEqual([{ value: 7 }])
    await next.stop()
  })

  it.skipIf(process.getuid?.() !== 0)('says where the user of the database cannot get to its folder', async () => {
    const closed = mkdtempSync(join(tmpdir(), 'vesper-closed-'))
    await expect(startEmbeddedPostgres(join(closed, 'data'), CARELESS)).rejects.toThrow(`${closed} is closed to it`)
    rmSync(closed, { recursive: true })
  })

  it('does not touch a process that only has the number its database had', async () => {
    const stranger = spawn('sleep', ['30'])
    const file = join(folder, 'postgres', 'postmaster.pid')
    const running = await startEmbeddedPostgres(folder, CARELESS)
    const left = readFileSync(file, 'utf8')
    await running.stop()
    writeFileSync(file, left.replace(/^\d+/u, String(stranger.pid)))
    const next = await startEmbeddedPostgres(folder, CARELESS)
    expect(stranger.exitCode).toBeNull()
    await next.stop()
    stranger.kill()
  })
})

describe('an embedded Postgres that is killed', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-killed-'))
  afterAll(() => rmSync(folder, { recursive: true, force: true }))

  it('is started again at the same address, with what was committed, and stays stopped after a stop', async () => {
    const restarts: number[] = []
    const watch = { onRestart: () => restarts.push(Date.now()), onLost: () => undefined }
    const running = await startEmbeddedPostgres(folder, [], watch)
    await request(running.url, 'CREATE TABLE kept AS SELECT 42 AS value')
    for (const times of [1, 2]) {
      const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
      process.kill(Number(pid), 'SIGKILL')
      await expect.poll(() => restarts.length, { timeout: limit(20_000) }).toBe(times)
      expect(await request(running.url, 'SELECT value FROM kept')).toEqual([{ value: 42 }])
    }
    await running.stop()
    await expect(request(running.url, 'SELECT 1')).rejects.toThrow('ECONNREFUSED')
    expect(restarts).toHaveLength(2)
  })

  it('reports the cause, in its own words, when it cannot be started again or not at all', async () => {
    const lost: unknown[] = []
    const watch = { onRestart: () => undefined, onLost: (error: unknown) => lost.push(error) }
    await startEmbeddedPostgres(folder, [], watch)
    appendFileSync(join(folder, 'postgres', 'postgresql.conf'), '\nno_such_setting = on\n')
    const [pid] = readFileSync(join(folder, 'postgres', 'postmaster.pid'), 'utf8').split('\n')
    process.kill(Number(pid), 'SIGKILL')
    await expect.poll(() => lost.length, { timeout: limit(30_000) }).toBe(1)
    expect(String(lost[0])).toMatch(/it ended or did not start \d+ times within a minute \(.*contains errors\)$/u)
    const sentence = /^The embedded Postgres did not start: configuration file \S+ contains errors$/u
    await expect(startEmbeddedPostgres(folder)).rejects.toThrow(sentence)
  })
})
