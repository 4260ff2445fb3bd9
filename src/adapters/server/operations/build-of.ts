import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Number of digits of the digest that distinguish builds. */
const DIGITS = 12

/**
 * Returns the version of the project in a folder, if a file there declares it, and a digest of the
 * running code: two builds of one version have different digests.
 */
export function buildOf(home: string, script: string): readonly [version: string, digest: string] {
  const file = join(home, 'package.json')
  const reported: unknown = existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null
  const version =
    typeof reported === 'object' && reported !== null && 'version' in reported ? String(reported.version) : 'unknown'
  const digest = createHash('sha256').update(readFileSync(script)).digest('hex')
  return [version, digest.slice(0, DIGITS)]
}
