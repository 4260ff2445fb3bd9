import { spawnSync } from 'node:child_process'
import { cpSync, existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { builtinModules } from 'node:module'
import { dirname, join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { buildServer, type BuiltServer } from '#test/support/built-server'

const root = resolve(import.meta.dirname, '..')
const read = (path: string): string => readFileSync(join(root, path), 'utf8')

interface Step {
  readonly name: string
  readonly argument: string
}

interface Stage {
  readonly from: string
  readonly name: string
  readonly steps: readonly Step[]
}

/** The file in its stages, each a list of what it does in order. */
function stagesOf(text: string): readonly Stage[] {
  const lines = text
    .replaceAll(/^#.*\n/gmu, '')
    .replaceAll(/\\\n\s*/gu, '')
    .split('\n')
  const steps = lines
    .filter((line) => line.trim() !== '')
    .map((line) => {
      const [name = '', ...rest] = line.trim().split(/\s+/u)
      return { name, argument: rest.join(' ') }
    })
  const starts = steps.flatMap(({ name }, at) => (name === 'FROM' ? [at] : []))
  return starts.map((start, number) => {
    const [from = '', , name = ''] = (steps[start]?.argument ?? '').split(' ')
    return { from, name, steps: steps.slice(start + 1, starts[number + 1]) }
  })
}

const text = read('deploy/Dockerfile')
const stages = stagesOf(text)
const [packages, build, image] = stages

/** Sources that a step copies out of the project, not out of another stage. */
const copiedBy = ({ name, argument }: Step): readonly string[] =>
  name === 'COPY' && !argument.startsWith('--from') ? argument.split(' ').slice(0, -1) : []

/** All files that a script imports, itself included, named from the root of the project. */
function importedBy(file: string, known = new Set<string>()): ReadonlySet<string> {
  if (known.has(file)) return known
  known.add(file)
  for (const [, path = ''] of read(file).matchAll(
    /(?:from|new URL\(|join\(import\.meta\.dirname,) '(?<path>\.[^']+\.ts)'/gu,
  ))
    importedBy(relative(root, resolve(root, dirname(file), path)), known)
  return known
}

describe('the image', () => {
  it('has three stages on one base with a tag, and the base can be named by digest', () => {
    expect(stages.map(({ from }) => from)).toEqual(['${NODE}', '${NODE}', '${NODE}'])
    expect(text).toMatch(/^ARG NODE=node:24-[\w-]+$/mu)
    expect(stages.map(({ name }) => name)).toEqual(['packages', 'build', ''])
  })

  it('installs packages by the lockfile before anything else is copied, so that no change of other files installs them again', () => {
    for (const stage of [packages, build]) {
      const steps = stage?.steps ?? []
      const at = steps.findIndex(({ name, argument }) => name === 'RUN' && argument.startsWith('npm ci'))
      expect(steps.slice(0, at).flatMap(copiedBy)).toEqual(['package.json', 'package-lock.json'])
    }
    expect(text).not.toMatch(/npm (?:install|prune)/u)
  })

  it('draws pictures out of what was copied before, and out of no more than that', () => {
    const steps = build?.steps ?? []
    const art = steps.findIndex(({ argument }) => argument === 'node scripts/art.ts')
    const before = steps.slice(0, art).flatMap(copiedBy)
    const isThere = (file: string): boolean => before.some((path) => file === path || file.startsWith(`${path}/`))
    const needed = [...importedBy('scripts/art.ts'), ...importedBy('scripts/art/draw-worker.ts')]
    expect(needed.length).toBeGreaterThan(15)
    expect(needed.filter((file) => !isThere(file))).toEqual([])
    expect(before).not.toContain('.')
  })

  it('contains what serves and nothing that builds, and is not run by root', () => {
    const steps = image?.steps ?? []
    const instructions = steps.map((step) => `${step.name} ${step.argument}`)
    expect(instructions).toContain('COPY --from=packages /vesper/node_modules ./node_modules')
    expect(packages?.steps.map((step) => step.argument)).toContain('npm ci --omit=dev --no-audit --no-fund')
    expect(steps.flatMap(copiedBy)).toEqual(['package.json', 'migrations'])
    expect(instructions.filter((line) => line.startsWith('RUN npm'))).toEqual([])
    expect(instructions).toContain('USER node')
    expect(instructions.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true)
  })

  it('copies only what there is and what is not left out', () => {
    const leftOut = read('deploy/Dockerfile.dockerignore').trim().split('\n')
    for (const path of stages.flatMap(({ steps }) => steps.flatMap(copiedBy))) {
      expect({ path, exists: existsSync(join(root, path)) }).toEqual({ path, exists: true })
      expect(leftOut).not.toContain(path.split('/')[0])
    }
  })

  it('names the Node that the server requires, as the unit and the pages for operators do', () => {
    const oldest = /const OLDEST = (?<major>\d+)/u.exec(read('src/server.ts'))?.groups?.['major']
    expect(text).toContain(`ARG NODE=node:${oldest}-`)
    for (const page of ['docs/operators.md', 'deploy/vesper.service', 'README.md'])
      expect(read(page)).toContain(`Node ${oldest}`)
  })
})

describe('the built server', () => {
  let built: BuiltServer
  beforeAll(async () => {
    built = await buildServer()
  })
  afterAll(() => built.remove())

  it('requires at run time the dependencies of package.json, no more and no less', () => {
    const folder = dirname(built.script)
    const code = readdirSync(folder)
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .join('\n')
      // Examples in comments import nothing.
      .replaceAll(/\/\*.*?\*\//gsu, '')
    const imported = [
      ...code.matchAll(
        /(?:^(?:import|export)\b[^"\n]*?\bfrom|^import|\bimport\(|\brequire\()\s*"(?<name>[@a-z][\w@./-]*)"/gmu,
      ),
    ]
      .map(({ groups = {} }) => groups['name'] ?? '')
      .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
      .map((name) =>
        name
          .split('/')
          .slice(0, name.startsWith('@') ? 2 : 1)
          .join('/'),
      )
    const { dependencies } = JSON.parse(read('package.json')) as {
      readonly dependencies: Readonly<Record<string, string>>
    }
    expect([...new Set(imported)].sort()).toEqual(Object.keys(dependencies).sort())
  })

  it('reports on a Node that is too old which one it needs, and does not load its other files there', () => {
    const copy = `${dirname(built.script)}-old`
    cpSync(dirname(built.script), copy, { recursive: true })
    writeFileSync(join(copy, 'serve.js'), 'what no old Node can read')
    const run = (version: string) => {
      const pretend = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '${version}' } })`
      const args = ['--import', `data:text/javascript,${encodeURIComponent(pretend)}`, join(copy, 'server.js')]
      return spawnSync(process.execPath, args, { encoding: 'utf8' })
    }
    for (const version of ['18.19.0', '20.20.2', '23.11.1']) {
      const { status, stderr } = run(version)
      expect({ status, stderr }).toEqual({
        status: 1,
        stderr: `Vesper needs Node 24 or newer to serve; this is Node ${version}.\n`,
      })
    }
    expect(run('24.0.0').stderr).toContain('SyntaxError')
  })
})
