import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'

/** What Lighthouse reports of a cold visit of its phone: times in ms. */
export interface Report {
  /** 0 to 100. */
  readonly score: number
  readonly fcp: number
  readonly lcp: number
  readonly tbt: number
  /** All of the tasks of the page over 50 ms that end after the first paint, and not only what of each is over 50 ms. */
  readonly long: number
  readonly cls: number
  /** How fast Lighthouse found this machine to be. */
  readonly machine: number
}

/** Whether the visitor sees the age question, as on a first visit, or has answered it, and the one about cookies. */
export type Visitor = 'fresh' | 'answered'

const run = promisify(execFile)

/**
 * One cold visit in a browser of its own. Lighthouse runs in a process of its own: in this one it would delay the answers
 * of the server in front of the product's, and its traces would fill the memory.
 */
export async function visit(url: string, visitor: Visitor): Promise<Report> {
  const { stdout } = await run(process.execPath, [join(import.meta.dirname, 'lighthouse-visit.ts'), url, visitor])
  return JSON.parse(stdout) as Report
}
