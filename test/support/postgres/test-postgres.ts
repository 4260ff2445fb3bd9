import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { startEmbeddedPostgres } from '@/adapters/stores/postgres/embedded-postgres'

declare module 'vitest' {
  // Values provided to suites about the set-up.
  interface ProvidedContext {
    postgresUrl: string
  }
}

/** Nothing here has to survive a power cut. */
const CARELESS = ['fsync=off', 'synchronous_commit=off', 'full_page_writes=off', 'max_connections=300'].flatMap(
  (flag) => ['-c', flag],
)

/** Set-up of a project: one Postgres for all its suites, gone with them. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-postgres-'))
  const postgres = await startEmbeddedPostgres(folder, CARELESS)
  project.provide('postgresUrl', postgres.url)
  return async () => {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
