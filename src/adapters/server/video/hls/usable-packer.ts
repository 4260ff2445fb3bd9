import { spawnSync } from 'node:child_process'
import type { PackerSettings } from './packing'

/** Maximum time that the program may take to list its abilities, ms. */
const PATIENCE = 10_000

/**
 * Returns why a program cannot pack pictures, for the operator; `null`: it can. Looked up once,
 * when the server starts.
 */
export function packerProblem({ program }: Pick<PackerSettings, 'program'>): string | null {
  const { error, stdout } = spawnSync(program, ['-hide_banner', '-encoders'], {
    env: {},
    encoding: 'utf8',
    timeout: PATIENCE,
  })
  const problem = (why: string): string =>
    `FFMPEG_PATH is “${program}”: ${why}. Guests get live pictures by WebRTC only, and no playlists.`
  if (error !== undefined) return problem(`the program cannot be started (${error.message})`)
  return /\slibx264\s/u.test(stdout) && /\saac\s/u.test(stdout) ? null : problem('it has no libx264 or no aac')
}
