import type { TestProject } from 'vitest/node'
import { buildServer } from '#test/support/built-server'

declare module 'vitest' {
  // Values provided to suites about the set-up.
  interface ProvidedContext {
    serverScript: string
  }
}

/** Set-up of a project: one copy of the built server for all its suites, gone with them. */
export async function setup(project: TestProject): Promise<() => void> {
  const { script, remove } = await buildServer()
  project.provide('serverScript', script)
  return remove
}
