import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import * as z from 'zod'

const root = join(import.meta.dirname, '..', '..')
const read = (file: string): unknown => JSON.parse(readFileSync(join(root, file), 'utf8'))

describe('npm install', () => {
  it('has an answer for every package of any platform that has an install script: npm warns of others', () => {
    const { packages } = z
      .object({ packages: z.record(z.string(), z.object({ hasInstallScript: z.boolean().optional() })) })
      .parse(read('package-lock.json'))
    const { allowScripts } = z.object({ allowScripts: z.record(z.string(), z.boolean()) }).parse(read('package.json'))
    const withScript = Object.entries(packages)
      .filter(([, { hasInstallScript }]) => hasInstallScript === true)
      .map(([path]) => path.replace(/^.*node_modules\//u, ''))
    expect(withScript.length).toBeGreaterThan(0)
    expect(Object.keys(allowScripts).toSorted()).toEqual(withScript.toSorted())
  })

  it('reports nothing of packages that want a newer Node than that of npm: they run on the one that is installed', () => {
    const folder = mkdtempSync(join(tmpdir(), 'vesper-npm-'))
    const write = (file: string, content: object): void => writeFileSync(join(folder, file), JSON.stringify(content))
    mkdirSync(join(folder, 'part'))
    write('part/package.json', { name: 'part', version: '1.0.0', engines: { node: '>=999' } })
    write('package.json', { name: 'whole', version: '1.0.0', dependencies: { part: 'file:part' } })
    const install = (): string =>
      spawnSync('npm', ['install', '--dry-run', '--offline', '--no-audit', '--no-fund'], {
        cwd: folder,
        encoding: 'utf8',
        // npm hands its settings on to what it runs.
        env: { PATH: process.env['PATH'], HOME: folder },
      }).stderr
    expect(install()).toContain('EBADENGINE')
    copyFileSync(join(root, '.npmrc'), join(folder, '.npmrc'))
    expect(install()).toBe('')
    rmSync(folder, { recursive: true })
  })
})
