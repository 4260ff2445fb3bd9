// Completes package-lock.json for other platforms: `node scripts/complete-lock.ts`, after npm has written it. A
// registry that lacks the programs of other platforms makes npm leave them out of the lock without a warning, and
// developers on such a platform get none.
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Locked {
  readonly version?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly optionalDependencies?: Readonly<Record<string, string>>
  readonly [more: string]: unknown
}

interface Lock {
  packages: Record<string, Locked>
}

/** What the name of a package that holds a program for one platform states about it. */
const PLATFORM =
  /(?<os>android|darwin|freebsd|linux|openharmony|win32|wasm32)-(?<cpu>arm64|arm|ia32|loong64|ppc64|riscv64|s390x|wasi|x64)(?:-(?<libc>\w+))?$/u

/** For which machines a package is, as npm reads it; `null`: its name does not show. */
export function platformOf(name: string): Readonly<Record<string, readonly string[]>> | null {
  const { os = '', cpu = '', libc = '' } = PLATFORM.exec(name)?.groups ?? {}
  if (os === '') return null
  if (os === 'wasm32') return { cpu: ['wasm32'] }
  const library = os !== 'linux' ? null : libc.startsWith('musl') ? 'musl' : libc.startsWith('gnu') ? 'glibc' : null
  return { cpu: [cpu], ...(library === null ? {} : { libc: [library] }), os: [os] }
}

/**
 * The packages of one exact version that a lock leaves out, by their paths. Without a checksum: npm adds it where it
 * installs them.
 */
export function leftOut({ packages }: Readonly<Lock>): Readonly<Record<string, Locked>> {
  return Object.fromEntries(
    Object.values(packages).flatMap(({ optionalDependencies = {}, dev, devOptional }) =>
      Object.entries(optionalDependencies).flatMap(([name, version]) => {
        const [place, platform] = [`node_modules/${name}`, platformOf(name)]
        if (place in packages || platform === null || !/^\d/u.test(version)) return []
        const kind = dev === true ? { dev } : devOptional === true ? { devOptional } : {}
        const reports = Object.entries({ ...kind, optional: true, ...platform })
        // In the order of npm, which would otherwise change the file at its next run.
        const inOrder = reports.sort(([one], [other]) => one.localeCompare(other, 'en'))
        return [[place, { version, ...Object.fromEntries(inOrder) }]]
      }),
    ),
  )
}

if (import.meta.main) {
  const file = join(import.meta.dirname, '..', 'package-lock.json')
  const lock = JSON.parse(readFileSync(file, 'utf8')) as Lock
  const { '': root = {}, ...others } = { ...lock.packages, ...leftOut(lock) }
  const sorted = Object.entries(others).sort(([one], [other]) => one.localeCompare(other, 'en'))
  lock.packages = { '': root, ...Object.fromEntries(sorted) }
  writeFileSync(file, `${JSON.stringify(lock, null, 2)}\n`)
}
