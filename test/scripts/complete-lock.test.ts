import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { leftOut, platformOf } from '../../scripts/complete-lock.ts'

const lock = JSON.parse(readFileSync(join(import.meta.dirname, '..', '..', 'package-lock.json'), 'utf8')) as Parameters<
  typeof leftOut
>[0]

describe('the lockfile', () => {
  it('names the programs of every platform: lint and format run on a Mac, on Windows and on Alpine too', () => {
    for (const name of ['@oxlint/binding', '@oxfmt/binding'])
      for (const platform of ['darwin-arm64', 'darwin-x64', 'win32-x64-msvc', 'linux-x64-gnu', 'linux-x64-musl'])
        expect(Object.keys(lock.packages)).toContain(`node_modules/${name}-${platform}`)
    for (const platform of ['darwin-arm64', 'darwin-x64', 'win32-x64', 'linux-x64'])
      expect(Object.keys(lock.packages)).toContain(`node_modules/@oxlint-tsgolint/${platform}`)
  })

  it('leaves out no program of any platform: node scripts/complete-lock.ts adds what a registry lacks', () => {
    expect(Object.keys(leftOut(lock))).toEqual([])
  })

  it('specifies the machines a package is for as npm itself does', () => {
    const named = Object.entries(lock.packages).filter(
      ([name, { os }]) => os !== undefined && platformOf(name) !== null,
    )
    expect(named.length).toBeGreaterThan(40)
    for (const [name, { os, cpu }] of named)
      expect({ name, platform: platformOf(name) }).toMatchObject({ name, platform: { os, cpu } })
  })

  it('sees what is missing', () => {
    const optionalDependencies = { '@oxlint/binding-darwin-arm64': '1.0.0', 'some-addon': '^2.0.0' }
    expect(leftOut({ packages: { 'node_modules/oxlint': { dev: true, optionalDependencies } } })).toEqual({
      'node_modules/@oxlint/binding-darwin-arm64': {
        version: '1.0.0',
        cpu: ['arm64'],
        dev: true,
        optional: true,
        os: ['darwin'],
      },
    })
  })
})
