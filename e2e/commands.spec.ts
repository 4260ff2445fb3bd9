import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from '@playwright/test'
import { limit } from '../scripts/setup/machine-speed.ts'

const root = join(import.meta.dirname, '..')

/** What answers at an address; `null`: nothing. */
const statusOf = (url: string): Promise<number | null> =>
  fetch(`${url}/alive`).then(
    ({ status }) => status,
    () => null,
  )

test('a server that npm has started ends with npm', async () => {
  const npm = spawn('npm', ['run', 'serve', '--', '--memory', '--port', '0'], {
    cwd: root,
    env: { ...process.env, DRAW_AHEAD: '0', LOG_LEVEL: 'silent' },
  })
  let sent = ''
  npm.stdout.on('data', (chunk: Buffer) => {
    sent += chunk.toString()
  })
  const urlOf = (): string => /served at (?<url>\S+?)\/\s/u.exec(sent)?.groups?.['url'] ?? ''
  await expect.poll(urlOf, { timeout: limit(40_000) }).not.toBe('')
  expect(await statusOf(urlOf())).toBe(200)
  npm.kill('SIGTERM')
  await expect.poll(() => statusOf(urlOf()), { timeout: limit(15_000) }).toBeNull()
})
