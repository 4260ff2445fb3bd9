import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import * as z from 'zod'
import { buildServer, ServerProcess, type BuiltServer } from '#test/support/built-server'

const deploy = `${import.meta.dirname}/../deploy`

/** As much of Prometheus's format of rules as we use; nothing besides. */
const rules = z.strictObject({
  groups: z.array(
    z.strictObject({
      name: z.string().min(1),
      rules: z
        .array(
          z.strictObject({
            alert: z.string().regex(/^Vesper[A-Z]\w+$/u),
            expr: z.string().min(1),
            for: z
              .string()
              .regex(/^\d+[smh]$/u)
              .optional(),
            labels: z.strictObject({ severity: z.enum(['page', 'ticket']) }),
            annotations: z.strictObject({ summary: z.string().min(10), description: z.string().min(10) }),
          }),
        )
        .min(1),
    }),
  ),
})

const target = z.object({
  expr: z.string().min(1),
  legendFormat: z.string().min(1),
  refId: z.string().regex(/^[A-Z]$/u),
})
const box = z.object({ h: z.int(), w: z.int(), x: z.int(), y: z.int() })
const dashboard = z.object({
  uid: z.literal('vesper'),
  schemaVersion: z.int(),
  panels: z.array(
    z.object({ id: z.int(), title: z.string().min(1), gridPos: box, targets: z.array(target).min(1).optional() }),
  ),
})

const alerts = rules.parse(parse(readFileSync(`${deploy}/prometheus-alerts.yml`, 'utf8')))
const board = dashboard.parse(JSON.parse(readFileSync(`${deploy}/grafana-dashboard.json`, 'utf8')))

const ofAlerts = alerts.groups.flatMap((group) => group.rules)
const ofBoard = board.panels.flatMap(({ targets = [] }) => targets)

/** The metrics that an expression queries; words of the query language are no names of ours. */
const namesIn = (expr: string): readonly string[] => expr.match(/\b(?:vesper|process|nodejs)_\w+/gu) ?? []

/** Labels of one of our series that an expression names, with the values it wants of them. */
const wantedIn = (expr: string) =>
  [...expr.matchAll(/(?<name>vesper_\w+)\{(?<label>\w+)=~?"(?<values>[^"]+)"\}/gu)].map(({ groups = {} }) => groups)

describe('the alert rules and the dashboard', () => {
  let built: BuiltServer
  let metrics = ''

  beforeAll(async () => {
    built = await buildServer()
    const server = ServerProcess.start(built.script, { LOG_LEVEL: 'silent' }, '--memory', '--port', '0')
    metrics = await (await fetch(`${await server.url()}/metrics`)).text()
    server.process.kill('SIGKILL')
    await server.ended
  })
  afterAll(() => built.remove())

  it('name only numbers that a server reports', () => {
    const reports = new Set(
      [...metrics.matchAll(/^# TYPE (?<name>\w+) (?<type>\w+)$/gmu)].flatMap(({ groups = {} }) => {
        const { name = '', type } = groups
        return type === 'histogram' ? ['_bucket', '_sum', '_count'].map((end) => name + end) : [name]
      }),
    )
    const wanted = [...ofAlerts, ...ofBoard].flatMap(({ expr }) => namesIn(expr))
    expect(wanted.length).toBeGreaterThan(30)
    expect(wanted.filter((name) => !reports.has(name))).toEqual([])
  })

  it('show everything that only we report', () => {
    const ours = [...metrics.matchAll(/^# TYPE (?<name>vesper_\w+) /gmu)].map(({ groups = {} }) => groups['name'] ?? '')
    const shown = ofBoard.flatMap(({ expr }) => namesIn(expr)).join(' ')
    expect(ours.filter((name) => !shown.includes(name))).toEqual([])
  })

  it('query values of labels that the page for operators names', () => {
    const page = readFileSync(`${import.meta.dirname}/../docs/operators.md`, 'utf8')
    const rowOf = (name: string) => page.split('\n').find((line) => line.startsWith(`| \`${name}\``)) ?? ''
    const wanted = [...ofAlerts, ...ofBoard].flatMap(({ expr }) => wantedIn(expr))
    expect(wanted.length).toBeGreaterThan(2)
    for (const { name = '', label = '', values = '' } of wanted) {
      const row = rowOf(name.replace(/_(?:bucket|count|sum)$/u, ''))
      expect({ name, includesLabel: row.includes(label) }).toEqual({ name, includesLabel: true })
      const unnamed = values.split('|').filter((value) => !row.includes(`\`${value}\``))
      expect({ name, unnamed }).toEqual({ name, unnamed: [] })
    }
  })

  it('have names that occur once, and panels that do not lie on one another', () => {
    const names = ofAlerts.map(({ alert }) => alert)
    expect(new Set(names).size).toBe(names.length)
    const cells = board.panels.flatMap(({ gridPos: { h, w, x, y } }) =>
      Array.from({ length: w * h }, (_, cell) => `${x + (cell % w)} ${y + Math.floor(cell / w)}`),
    )
    expect(new Set(cells).size).toBe(cells.length)
    expect(Math.max(...cells.map((cell) => Number.parseInt(cell, 10)))).toBeLessThan(24)
  })
})

describe('the configuration of the proxy', () => {
  it('uses TLS 1.2 and 1.3 only at every port that is encrypted, and leads there from the other', () => {
    const text = readFileSync(`${deploy}/nginx.conf`, 'utf8').replaceAll(/#.*$/gmu, '')
    const servers = text.split(/\bserver \{/u).slice(1)
    const encrypted = servers.filter((server) => /listen [^;]*\bssl\b/u.test(server))
    const plain = servers.filter((server) => !encrypted.includes(server))
    expect({ encryptedCount: encrypted.length, plainCount: plain.length }).toEqual({ encryptedCount: 1, plainCount: 1 })
    for (const server of encrypted) expect(server).toMatch(/\bssl_protocols TLSv1\.2 TLSv1\.3;/u)
    for (const server of plain) expect(server).toContain('return 308 https://$host$request_uri;')
    expect(text.match(/ssl_protocols/gu)).toHaveLength(1)
  })
})
