import { spawnSync } from 'node:child_process'
import { copyFileSync, mkdirSync, mkdtempSync, readdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { layerOverrides, LAYERS } from '../../scripts/lint/layers.ts'

const root = join(import.meta.dirname, '..', '..')
let environment = ''

/** A separate project under the same rules, so that nothing is planted in ours. */
beforeAll(() => {
  environment = mkdtempSync(join(tmpdir(), 'vesper-layers-'))
  mkdirSync(join(environment, 'scripts', 'lint'), { recursive: true })
  for (const file of ['oxlint.config.ts', join('scripts', 'lint', 'layers.ts'), 'tsconfig.json'])
    copyFileSync(join(root, file), join(environment, file))
  symlinkSync(join(root, 'node_modules'), join(environment, 'node_modules'))
})

afterAll(() => rmSync(environment, { recursive: true, force: true }))

function lint(
  files: Readonly<Record<string, string>>,
  ...options: readonly string[]
): { readonly status: number | null; readonly sent: string } {
  const paths = Object.entries(files).map(([name, code]) => {
    const path = join(environment, name)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, code)
    return path
  })
  const { status, stdout } = spawnSync(
    join(root, 'node_modules', '.bin', 'oxlint'),
    ['-c', 'oxlint.config.ts', ...options, ...paths],
    {
      cwd: environment,
      encoding: 'utf8',
    },
  )
  for (const path of paths) rmSync(path)
  return { status, sent: stdout }
}

/** What each layer must not import, one planted line each. */
const forbidden: readonly (readonly [file: string, from: string])[] = [
  ['src/domain/money/planted.ts', '@/application/errors/backend-error'],
  ['src/domain/money/planted.ts', '@/adapters/stores/store'],
  ['src/domain/money/planted.ts', '@/ui/base/toasts'],
  ['src/domain/money/planted.ts', 'mobx'],
  ['src/domain/money/planted.ts', 'inversify'],
  ['src/domain/money/planted.ts', 'node:fs'],
  ['src/domain/live/planted.ts', '@/domain/assembly/live-update'],
  ['src/domain/live/planted.ts', '@/domain/chat/updates'],
  ['src/domain/live/planted.ts', '@/application/errors/backend-error'],
  ['src/application/guest/planted.ts', '@/adapters/stores/store'],
  ['src/application/guest/planted.ts', '@/ui/base/toasts'],
  ['src/application/guest/planted.ts', 'mobx'],
  ['src/application/guest/planted.ts', 'react'],
  ['src/application/guest/planted.ts', 'axios'],
  ['src/application/guest/planted.ts', 'zod/mini'],
  ['src/ui/base/planted.ts', '@/adapters/stores/store'],
  ['src/ui/base/planted.ts', '@/ui/actors/pins'],
  ['src/ui/base/planted.ts', '@/ui/app/navbar'],
  ['src/ui/actors/planted.ts', '@/ui/app/navbar'],
  ['src/ui/kit/planted.ts', '@/ui/base/toasts'],
  ['src/ui/kit/planted.ts', '@/application/errors/backend-error'],
  ['src/ui/base/planted.ts', 'axios'],
  ['src/ui/base/planted.ts', 'zod/mini'],
  ['src/adapters/browser/planted.ts', '@/ui/base/toasts'],
  ['src/adapters/browser/planted.ts', 'mobx'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/stores/postgres/postgres-store'],
  ['src/adapters/backend/guest/planted.ts', 'pg'],
  ['src/adapters/stores/planted.ts', 'node:fs'],
  ['src/adapters/stores/postgres/planted.ts', '@/adapters/backend/access/guest-records'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/wire/guest/guest'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/remote/live/live-connection'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/server/create-server'],
  ['src/adapters/backend/guest/planted.ts', 'fastify'],
  ['src/adapters/backend/live/planted.ts', '@/adapters/bus/nats-bus'],
  ['src/adapters/backend/live/planted.ts', '@nats-io/transport-node'],
  ['src/adapters/bus/planted.ts', '@/adapters/wire/live/client-frames'],
  ['src/adapters/bus/planted.ts', '@/domain/ids'],
  ['src/adapters/shared/planted.ts', '@/adapters/stores/store'],
  ['src/adapters/shared/planted.ts', 'mobx'],
  ['src/adapters/stores/planted.ts', '@/adapters/wire/guest/guest'],
  ['src/adapters/wire/guest/planted.ts', '@/adapters/remote/live/live-connection'],
  ['src/adapters/wire/guest/planted.ts', '@/adapters/server/create-server'],
  ['src/adapters/remote/guest/planted.ts', '@/adapters/server/create-server'],
  ['src/adapters/remote/guest/planted.ts', '@/adapters/backend/kernel/platform-context'],
  ['src/adapters/server/rest/planted.ts', '@/adapters/backend/kernel/platform-context'],
  ['src/adapters/backend/kernel/planted.ts', '@/adapters/backend/access/request-context'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/backend/assembly/scheduler'],
  ['src/adapters/backend/world/planted.ts', '@/adapters/backend/assembly/scheduler'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/backend/world/seed/seeded-random'],
  ['src/adapters/backend/kernel/planted.ts', '@/adapters/backend/world/seed/seeded-random'],
  ['src/adapters/modules/planted.ts', '@/adapters/backend/world/seed/seeded-random'],
  ['src/adapters/stores/planted.ts', '@/adapters/backend/world/seed/seeded-random'],
  ['src/adapters/backend/guest/planted.ts', '@/adapters/system/system-clock'],
  ['src/adapters/server/rest/planted.ts', '@/adapters/remote/live/live-connection'],
  ['src/adapters/server/rest/planted.ts', 'axios'],
  ['src/adapters/stores/planted.ts', '@/adapters/backend/kernel/platform-context'],
  ['src/adapters/browser/planted.ts', '@/adapters/server/create-server'],
  ['src/adapters/browser/planted.ts', '@/service-worker/rules'],
  ['src/adapters/page-data/planted.ts', '@/adapters/backend/kernel/platform-context'],
  ['src/adapters/modules/planted.ts', '@/ui/base/toasts'],
  ['src/service-worker/planted.ts', '@/adapters/page-data/page-data'],
  ['src/service-worker/planted.ts', '@/ui/base/toasts'],
  ['src/worker-protocol/planted.ts', '@/service-worker/rules'],
  ['src/worker-protocol/planted.ts', '@/adapters/page-data/page-data'],
]

describe('the import rules of the code base', () => {
  /** Each planted line in a file of its own; all of them are read at once, for each start of the linter takes half a second. */
  const planted = forbidden.map(([file, from], at) => ({ file: file.replace('.ts', `-${at}.ts`), from }))
  let reports: readonly string[] = []
  beforeAll(() => {
    const code = (from: string): string => `import { planted } from '${from}'\nexport const used = planted\n`
    const files = Object.fromEntries(planted.map(({ file, from }) => [file, code(from)]))
    reports = lint(files, '--format=unix').sent.split('\n')
  })

  it.each(planted)('$file may not import $from, and the error names the page with the reason', ({ file }) => {
    const own = reports.filter((line) => line.includes(`${file}:`) && line.includes('no-restricted-imports'))
    expect(own).toHaveLength(1)
  })

  it('names the page that explains each of them', () => {
    const messages = JSON.stringify(layerOverrides).match(/"message":"[^"]+"/gu) ?? []
    expect(messages.length).toBeGreaterThan(25)
    for (const message of messages) expect(message).toMatch(/ See (?:docs\/ARCHITECTURE|CONTRIBUTING)\.md\."$/u)
    expect(lint({ 'src/domain/money/planted.ts': `import { a } from 'mobx'\nexport const b = a\n` }).sent).toContain(
      'docs/ARCHITECTURE.md',
    )
  })

  it('has a row for each folder of the source and of the adapters', () => {
    const foldersOf = (...path: readonly string[]): readonly string[] =>
      readdirSync(join(root, 'src', ...path), { withFileTypes: true })
        .filter((entry) => entry.isDirectory())
        .map(({ name }) => [...path, name].join('/'))
    const known = new Set(LAYERS.map(({ folder }) => folder))
    const folders = [...foldersOf().filter((folder) => folder !== 'adapters'), ...foldersOf('adapters')]
    expect(folders.filter((folder) => !known.has(folder))).toEqual([])
  })

  it('lets through what points inward', () => {
    const { sent } = lint({
      'src/domain/money/planted.ts': `import { used } from '@/domain/ids'\nexport const again = used\n`,
      'src/application/guest/planted.ts': `import { used } from '@/domain/ids'\nexport const again = used\n`,
      'src/ui/base/planted.ts': `import { used } from '@/application/errors/backend-error'\nexport const again = used\n`,
      'src/ui/base/planted-2.ts': `import { used } from '@/ui/texts/texts'\nexport const again = used\n`,
      'src/ui/app/planted.ts': `import { used } from '@/ui/actors/pins'\nexport const again = used\n`,
      'src/adapters/backend/guest/planted.ts': `import { used } from '@/adapters/backend/kernel/platform-context'\nexport const again = used\n`,
      'src/domain/live/planted.ts': `import { used } from '@/domain/session/updates'\nexport const again = used\n`,
      'src/adapters/remote/guest/planted.ts': `import { used } from '@/adapters/wire/guest/guest'\nexport const again = used\n`,
    })
    expect(sent).not.toContain('no-restricted-imports')
  })

  it('knows no cycle, not even of types', () => {
    const { status, sent } = lint({
      'src/domain/money/one.ts': `import type { Two } from './two'\nexport interface One {\n  readonly two: Two\n}\n`,
      'src/domain/money/two.ts': `import type { One } from './one'\nexport interface Two {\n  readonly one: One\n}\n`,
    })
    expect(sent).toContain('no-cycle')
    expect(status).not.toBe(0)
  })

  it.each([
    ['a path upwards', `import { planted } from '../ids'\nexport const used = planted\n`, 'no-restricted-imports'],
    ['any', `export const planted = (value: any): string => String(value)\n`, 'no-explicit-any'],
    [
      'an assertion against null',
      `export const planted = (value: string | null): string => value!\n`,
      'no-non-null-assertion',
    ],
    ['a default export', `const planted = 1\nexport default planted\n`, 'no-default-export'],
  ])('refuses %s', (_name, code, rule) => {
    const { status, sent } = lint({ 'src/domain/money/planted.ts': code })
    expect(sent).toContain(rule)
    expect(status).not.toBe(0)
  })
})
