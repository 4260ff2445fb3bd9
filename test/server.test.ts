import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { WebSocket } from 'ws'
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { limit } from '#test/support/limit'
import { buildServer, ServerProcess, type BuiltServer } from '#test/support/built-server'
import { freshDatabase } from '#test/support/postgres/fresh-database'
import { withClient } from '@/adapters/stores/postgres/with-client'

let built: BuiltServer
const running: ServerProcess[] = []

beforeAll(async () => {
  built = await buildServer()
})
afterEach(() => {
  for (const { process } of running.splice(0)) process.kill('SIGKILL')
})
afterAll(() => built.remove())

function start(environment: Readonly<Record<string, string>> = {}): ServerProcess {
  const server = ServerProcess.start(built.script, { LOG_LEVEL: 'silent', ...environment }, '--memory', '--port', '0')
  running.push(server)
  return server
}

const SERVED = /^Vesper is served at http\S+\/$/u
const BODY = JSON.stringify({ language: 'en' })

/** A request whose body the test finishes when it likes: it is in flight until then. */
class SlowRequest {
  answer = ''
  private constructor(private readonly socket: Socket) {
    socket.on('data', (chunk: Buffer) => {
      this.answer += chunk.toString()
    })
    socket.on('error', () => undefined)
  }

  static async begin(url: string): Promise<SlowRequest> {
    const { hostname, port } = new URL(url)
    const socket = connect(Number(port), hostname)
    const request = new SlowRequest(socket)
    await new Promise((resolve) => socket.once('connect', resolve))
    socket.write(
      `POST /rest/v1/session/open HTTP/1.1\r\nhost: ${hostname}\r\ncontent-type: application/json\r\n` +
        `content-length: ${BODY.length}\r\n\r\n`,
    )
    // Answered on another connection after this one: the server has read what was sent so far.
    await fetch(`${url}/alive`)
    return request
  }

  finish(): void {
    this.socket.write(BODY)
  }
}

/** Sends requests until no server answers any more. */
async function statusesUntilGone(url: string): Promise<readonly number[]> {
  const answer = await fetch(url).catch(() => null)
  return answer === null ? [] : [answer.status, ...(await statusesUntilGone(url))]
}

const ready = async (url: string): Promise<number> => (await fetch(`${url}/ready`)).status
const lineOf = async (url: string): Promise<{ readonly closed: Promise<number> }> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/socket`)
  await new Promise((resolve) => socket.once('open', resolve))
  return { closed: new Promise((resolve) => socket.once('close', resolve)) }
}

describe('a server that runs', () => {
  it('counts what the page for operators lists', async () => {
    const url = await start().url()
    const metrics = await (await fetch(`${url}/metrics`)).text()
    const counted = [...metrics.matchAll(/^# TYPE (?<name>vesper_\w+) /gmu)].map((found) => found.groups?.['name'])
    const page = readFileSync(`${import.meta.dirname}/../docs/operators.md`, 'utf8')
    const reports = [...page.matchAll(/^\| `(?<name>vesper_\w+)` \|/gmu)].map((found) => found.groups?.['name'])
    expect(new Set(reports)).toEqual(new Set(counted))
    expect(metrics).toMatch(/^vesper_running_chats 0$/mu)
    expect(metrics).toMatch(/^process_cpu_seconds_total \d/mu)
  })
})

const story = (title: string) => ({ title, teaser: 'A teaser.', html: '<p>A text.</p>' })

const STORY = {
  kind: 'story',
  slug: 'an-imported-story',
  category: 'news',
  publishedAt: '2020-01-02T03:04:05Z',
  pinned: true,
  picture: { family: 1, variant: 'l0' },
  author: 'Mara Lindqvist',
  texts: { de: story('Importiert'), en: story('An Imported Story'), es: story('Importada') },
}

// Several databases of their own are started one after another.
describe('a server that stores its data', { timeout: limit(120_000) }, () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-data-'))
  const file = join(folder, 'backup.gz')
  // Open to the user as whom root runs a database.
  beforeAll(() => chmodSync(folder, 0o711))
  afterAll(() => rmSync(folder, { recursive: true }))
  const on = (data: string, ...args: string[]): ServerProcess => {
    const environment = { SAMPLE_WORLD: '1', LOG_LEVEL: 'silent', DATA_DIR: join(folder, data), LANG: 'C' }
    const server = ServerProcess.start(built.script, environment, '--port', '0', ...args)
    running.push(server)
    return server
  }
  /** The guest of a device, by the cookie it was given. */
  const visit = async (url: string, cookie: string | null) => {
    const headers = { 'content-type': 'application/json', ...(cookie === null ? {} : { cookie }) }
    const answer = await fetch(`${url}/rest/v1/session/open`, { method: 'POST', headers, body: BODY })
    const { guest } = (await answer.json()) as { guest: { id: string } }
    return { id: guest.id, cookie: answer.headers.getSetCookie()[0]?.split(';')[0] ?? cookie }
  }

  it('knows a device again after it was stopped, and after it was killed', async () => {
    const first = on('kept')
    const known = await visit(await first.url(), null)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
    const second = on('kept')
    expect(await visit(await second.url(), known.cookie)).toEqual(known)
    second.process.kill('SIGKILL')
    await second.ended
    const third = on('kept')
    expect(await visit(await third.url(), known.cookie)).toEqual(known)
    third.process.kill('SIGTERM')
    expect(await third.ended).toBe(0)
  })

  it('leaves no database behind where its port is taken', async () => {
    const first = on('kept')
    const port = new URL(await first.url()).port
    const second = on('other', '--port', port)
    expect(await second.ended).toBe(1)
    expect(second.sent).toContain('already in use')
    expect(existsSync(join(folder, 'other', 'postgres', 'postmaster.pid'))).toBe(false)
    first.process.kill('SIGTERM')
    expect(await first.ended).toBe(0)
  })

  it('is backed up and takes a newsletter and a catalogue while it runs, lets no other server use its folder, and is restored elsewhere', async () => {
    const server = on('kept')
    const url = await server.url()
    const known = await visit(url, null)
    const other = on('kept')
    expect(await other.ended).toBe(1)
    expect(other.sent).toMatch(/^Another server \(process \d+\) stores its data in /u)
    const issue = join(folder, 'issue.json')
    const text = { subject: 'News', paragraphs: ['One.'], link: null }
    writeFileSync(issue, JSON.stringify({ id: 'one', newsletter: 'vr', texts: { de: text, en: text, es: text } }))
    const mailing = on('kept', '--newsletter', issue)
    expect(await mailing.ended).toBe(0)
    expect(mailing.sent).toContain('Newsletter one begins: 0 addresses.')
    const again = on('kept', '--newsletter', issue)
    expect(await again.ended).toBe(0)
    expect(again.sent).toContain('Not sent: a newsletter one was sent before.')
    const catalogue = join(folder, 'catalogue.jsonl')
    writeFileSync(catalogue, JSON.stringify(STORY))
    const importing = on('kept', '--import', catalogue)
    expect(await importing.ended).toBe(0)
    expect(importing.sent).toContain('1 added, 0 changed, 0 as they were.')
    const stories = async () => (await fetch(`${url}/sitemap/en-stories-1.xml`)).text()
    expect(await stories()).not.toContain(STORY.slug)
    server.process.kill('SIGHUP')
    await vi.waitFor(async () => expect(await stories()).toContain(STORY.slug), limit(20_000))
    writeFileSync(catalogue, JSON.stringify({ ...STORY, author: '' }))
    const refused = on('kept', '--import', catalogue)
    expect(await refused.ended).toBe(1)
    expect(refused.sent).toContain('line 1: author: ')
    const backup = on('kept', '--backup', file)
    expect(await backup.ended).toBe(0)
    expect(await ready(url)).toBe(200)
    server.process.kill('SIGTERM')
    await server.ended
    const restore = on('elsewhere', '--restore', file)
    expect(await restore.ended).toBe(0)
    expect(restore.sent).toBe(backup.sent.replace('Written', 'Restored'))
    const next = on('elsewhere')
    expect(await visit(await next.url(), known.cookie)).toEqual(known)
    writeFileSync(catalogue, JSON.stringify(STORY))
    const importedAgain = on('elsewhere', '--import', catalogue)
    expect(await importedAgain.ended).toBe(0)
    expect(importedAgain.sent).toContain('0 added, 0 changed, 1 as they were.')
    next.process.kill('SIGTERM')
    expect(await next.ended).toBe(0)
  })
})

describe('a catalogue', { timeout: limit(120_000) }, () => {
  it('is imported before the first server has started, where a server might change the database, and the server shows it', async () => {
    const database = await freshDatabase()
    const place = mkdtempSync(join(tmpdir(), 'vesper-first-import-'))
    const catalogue = join(place, 'catalogue.jsonl')
    writeFileSync(catalogue, JSON.stringify(STORY))
    const on = (migrates: '0' | '1', ...args: string[]): ServerProcess => {
      const environment = { LOG_LEVEL: 'silent', DATABASE_URL: database.url, MIGRATE_AT_START: migrates }
      const server = ServerProcess.start(built.script, environment, '--port', '0', ...args)
      running.push(server)
      return server
    }
    const refused = on('0', '--import', catalogue)
    expect(await refused.ended).toBe(1)
    expect(refused.complained).toContain('run “node dist-server/server.js --migrate”')
    const imported = on('1', '--import', catalogue)
    expect(await imported.ended).toBe(0)
    expect(imported.sent).toContain('1 added')
    const url = await on('1').url()
    expect(await (await fetch(`${url}/sitemap/en-stories-1.xml`)).text()).toContain(STORY.slug)
    rmSync(place, { recursive: true })
  })
})

describe('a database that is not to be changed at the start of a server', { timeout: limit(120_000) }, () => {
  it('is refused with the command that changes it, which leaves it ready to be served', async () => {
    const database = await freshDatabase()
    const on = (...args: string[]): ServerProcess => {
      const environment = { LOG_LEVEL: 'silent', DATABASE_URL: database.url, MIGRATE_AT_START: '0' }
      const server = ServerProcess.start(built.script, environment, '--port', '0', ...args)
      running.push(server)
      return server
    }
    const refused = on()
    expect(await refused.ended).toBe(1)
    expect(refused.sent).toMatch(
      /^The database lacks 0001_records, .* run “node dist-server\/server\.js --migrate”.*\n$/u,
    )
    const first = on('--migrate')
    expect(await first.ended).toBe(0)
    expect(first.sent).toMatch(/^Brought up to date: 0001_records, .*\n$/u)
    const second = on('--migrate')
    expect({ ended: await second.ended, sent: second.sent }).toEqual({ ended: 0, sent: 'Up to date already\n' })
    const server = on()
    const url = await server.url()
    await expect.poll(() => ready(url), { timeout: limit(10_000) }).toBe(200)
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(0)
    await database.drop()
  })
})

describe('a server with a configuration for its web app', () => {
  const folder = mkdtempSync(join(tmpdir(), 'vesper-web-'))
  afterAll(() => rmSync(folder, { recursive: true }))
  const fileOf = (json: unknown): string => {
    const file = join(folder, 'web.json')
    writeFileSync(file, JSON.stringify(json))
    return file
  }
  const operator = { name: 'Vesper Evening Ltd', address: ['1 Lamp Street'], email: 'imprint@vesper.test' }
  /** Opens a checkout as a page does. */
  const signUpAt = async (url: string): Promise<unknown> => {
    const asJson = { 'content-type': 'application/json' }
    const opened = await fetch(`${url}/rest/v1/session/open`, { method: 'POST', headers: asJson, body: BODY })
    const { accessToken } = (await opened.json()) as { accessToken: string }
    const options = { host: null, selectedAmount: null, teaserText: null, enableTracking: false }
    const answer = await fetch(`${url}/rest/v1/checkout/open`, {
      method: 'POST',
      headers: { ...asJson, authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ flow: 'signup', options }),
    })
    return answer.json()
  }

  it('sends it to its pages, which may frame and reach what it names and nothing else', async () => {
    const file = fileOf({ operator, checkoutOrigin: 'https://pay.test', links: { social: [] } })
    const url = await start({ WEB_CONFIG: file, SANDBOX_CHECKOUT: '0' }).url()
    const page = await fetch(`${url}/`)
    expect(await page.text()).toContain('"name":"Vesper Evening Ltd"')
    expect(page.headers.get('content-security-policy')).toContain('frame-src https://pay.test;')
    const reported = (await (await fetch(`${url}/config.json`)).json()) as object
    expect(reported).toMatchObject({ operator, backend: 'remote', mails: false })
    const opened = (await signUpAt(url)) as { readonly checkout: { readonly url: string } }
    expect(opened.checkout.url).toMatch(/^https:\/\/pay\.test\/checkout\.html\?/u)
  })

  it('has no sandbox where it is switched off, and reports that to a guest who wants to log in', async () => {
    const url = await start({ SANDBOX_CHECKOUT: '0' }).url()
    expect((await fetch(`${url}/checkout.html`)).status).toBe(404)
    expect((await fetch(`${url}/sandbox/v1/sheet`, { method: 'POST' })).status).toBe(404)
    expect(await signUpAt(url)).toEqual({ ok: false, reason: 'no-checkout' })
    const policy = (await fetch(`${url}/`)).headers.get('content-security-policy')
    expect(policy).toContain("frame-src 'none';")
  })

  it('acts by it itself: a disabled login is refused, and the address of a checkout names the site [RUL-010]', async () => {
    const affiliate = { webmasterId: 'w7' }
    const opened = await signUpAt(await start({ WEB_CONFIG: fileOf({ platform: 'vesper-es', affiliate }) }).url())
    expect(JSON.stringify(opened)).toContain('platform=vesper-es&webmasterId=w7')
    const url = await start({ WEB_CONFIG: fileOf({ disableLogin: true }) }).url()
    expect(await signUpAt(url)).toEqual({ ok: false, reason: 'login-disabled' })
  })

  it('does not start on one that cannot be used, and reports the cause, error by error', async () => {
    const server = start({ WEB_CONFIG: fileOf({ checkoutOrigin: 'pay.test', paltform: 'x', links: { social: 1 } }) })
    expect(await server.ended).toBe(1)
    const errors = server.sent.trim().split('\n')
    expect(errors).toHaveLength(3)
    for (const error of errors) expect(error).toMatch(/^WEB_CONFIG: .*\.$/u)
    expect(errors).toContain('WEB_CONFIG: “paltform” is not known.')
  })

  it('serves the sandbox where it is not configured', async () => {
    const url = await start().url()
    expect((await fetch(`${url}/sandbox/v1/sheet`, { method: 'POST' })).status).toBe(400)
    expect(await signUpAt(url)).toMatchObject({ ok: true })
  })

  it('reports in its log which variable was likely misspelt', async () => {
    const server = start({ LOG_LEVEL: 'warn', PLAYLIST_SECRT: 'x' })
    await server.url()
    const meant = 'PLAYLIST_SECRT is not known and counts for nothing: is PLAYLIST_SECRET meant?'
    await expect.poll(() => server.sent).toContain(meant)
    const entries = server.sent
      .trim()
      .split('\n')
      .filter((line) => !SERVED.test(line))
      .map((line) => JSON.parse(line) as { readonly level: number; readonly msg: string })
    expect(entries.find(({ msg }) => msg === meant)?.level).toBe(40)
    expect(server.complained).toBe('')
  })

  it('writes JSON only, as the page for operators specifies, but for one sentence with its address', async () => {
    const server = start({ LOG_LEVEL: 'info' })
    await fetch(`${await server.url()}/alive`)
    await expect.poll(() => server.sent).toContain('"msg":"SMTP_URL is not set')
    const lines = server.sent.trim().split('\n')
    expect(lines.filter((line) => SERVED.test(line))).toHaveLength(1)
    for (const line of lines.filter((each) => !SERVED.test(each))) expect(JSON.parse(line)).toHaveProperty('level')
    expect(server.complained).toBe('')
  })
})

describe('a server that is instructed to stop', () => {
  it('reports at once that it is not ready, goes on for the grace, and ends when all is answered', async () => {
    const server = start({ GRACE_SECONDS: '2' })
    const url = await server.url()
    expect(await ready(url)).toBe(200)
    const [request, line] = [await SlowRequest.begin(url), await lineOf(url)]
    server.process.kill('SIGTERM')
    await expect.poll(() => ready(url)).toBe(503)
    await lineOf(url)
    expect(await line.closed).toBe(1001)
    const statuses = await statusesUntilGone(`${url}/alive`)
    expect(statuses.filter((status) => status !== 200)).toEqual([])
    expect(server.process.exitCode).toBeNull()
    request.finish()
    await expect.poll(() => request.answer).toContain('200 OK')
    expect(request.answer).toContain('accessToken')
    expect(await server.ended).toBe(0)
  })

  it('waits no longer than it may for a request that does not end, and reports it', async () => {
    const server = start({ SHUTDOWN_SECONDS: '1' })
    await SlowRequest.begin(await server.url())
    server.process.kill('SIGINT')
    expect(await server.ended).toBe(1)
    expect(server.sent).toContain('requests unanswered')
  })

  it('waits no longer for a database that does not answer', async () => {
    const database = await freshDatabase()
    const environment = { LOG_LEVEL: 'silent', DATABASE_URL: database.url, SHUTDOWN_SECONDS: '1' }
    const server = ServerProcess.start(built.script, environment, '--port', '0')
    running.push(server)
    const url = await server.url()
    await withClient(database.url, async (client) => {
      await client.query('BEGIN; LOCK TABLE guests, leases IN ACCESS EXCLUSIVE MODE')
      const waits = `SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'`
      const asJson = { 'content-type': 'application/json' }
      const visit = fetch(`${url}/rest/v1/session/open`, { method: 'POST', headers: asJson, body: BODY }).then(
        ({ status }) => status,
        () => 'broken off',
      )
      await expect.poll(async () => (await client.query(waits)).rowCount).toBeGreaterThan(0)
      const reported = Date.now()
      server.process.kill('SIGTERM')
      expect(await server.ended).toBe(1)
      expect(Date.now() - reported).toBeLessThan(limit(6_000))
      expect(server.sent).toContain('requests unanswered')
      expect(await visit).not.toBe(200)
    })
    await database.drop()
  })

  it('stops at once at a second signal, but not at a duplicate of the first', async () => {
    const server = start({ SHUTDOWN_SECONDS: '60' })
    await SlowRequest.begin(await server.url())
    server.process.kill('SIGINT')
    server.process.kill('SIGTERM')
    await new Promise((resolve) => setTimeout(resolve, 700))
    expect(server.process.exitCode).toBeNull()
    server.process.kill('SIGTERM')
    expect(await server.ended).toBe(1)
    expect(server.sent).toContain('second signal')
  })
})

describe('a server that cannot be started', () => {
  it('reports all errors, and nothing else', async () => {
    const server = start({ PORT: '', LOG_LEVEL: 'loud', NATS_URL: 'x', COUNTRY_CODE: 'xx' })
    expect(await server.ended).toBe(1)
    expect(server.sent.trim().split('\n')).toHaveLength(3)
  })

  it('reports it where its port is taken', async () => {
    const { port } = new URL(await start().url())
    const server = ServerProcess.start(built.script, { LOG_LEVEL: 'silent' }, '--memory', '--port', port)
    running.push(server)
    expect(await server.ended).toBe(1)
    expect(server.sent).toBe(`Port ${port} is already in use: choose another with --port.\n`)
  })
})
