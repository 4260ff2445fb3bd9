import type { TestProject } from 'vitest/node'
import { buildServer } from '#test/support/built-server'

declare module 'vitest' {
  // Values provided to suites about the set-up.
  interface ProvidedContext {
    serverScript: string
  }
}

/** Set-up of a project: one build of the server for all its suites, gone with them. */
export function setup(project: TestProject): () => void {
  const { script, remove } = buildServer()
  project.provide('serverScript', script)
  return remove
}
