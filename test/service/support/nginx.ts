import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { freePorts } from './free-ports'
import { nginxPath } from '../../../scripts/setup/nginx.ts'
import { programPath } from '../../../scripts/setup/program-path.ts'
import { limit } from '#test/support/limit'

/** The file as it is shipped. */
const SHIPPED = join(import.meta.dirname, '..', '..', '..', 'deploy', 'nginx.conf')

/** Replaces what must be there: a file that changed its shape must not be tested as something else. */
function replaced(text: string, ...changes: readonly (readonly [what: RegExp, by: string])[]): string {
  return changes.reduce((all, [what, by]) => {
    if (!what.test(all)) throw new Error(`deploy/nginx.conf has no ${what.source}`)
    return all.replace(what, by)
  }, text)
}

/** A certificate for this machine that everything in this process trusts from now on. */
function certificateIn(folder: string): { readonly certificate: string; readonly key: string } {
  const [certificate, key] = [join(folder, 'certificate.pem'), join(folder, 'key.pem')]
  const args = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2']
  const names = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1']
  const made = spawnSync(
    programPath('openssl', 'OPENSSL_PATH'),
    [...args, ...names, '-keyout', key, '-out', certificate],
    { encoding: 'utf8' },
  )
  if (made.status !== 0) throw new Error(made.stderr)
  setDefaultCACertificates([...getCACertificates('default'), readFileSync(certificate, 'utf8')])
  return { certificate, key }
}

/** A real nginx with the shipped file, in which nothing is changed but addresses, certificates and where it writes. */
export class Nginx {
  private constructor(
    private readonly process: ChildProcess,
    private readonly folder: string,
    private readonly port: number,
    /** Where it answers without TLS. */
    readonly plainUrl: string,
  ) {}

  /** In front of two servers at these ports. Until it listens. */
  static async before([one, other]: readonly number[]): Promise<Nginx> {
    const folder = mkdtempSync(join(tmpdir(), 'vesper-nginx-'))
    // As root its workers run as a user of their own.
    chmodSync(folder, 0o755)
    const [plain = 0, port = 0] = await freePorts(2)
    const { certificate, key } = certificateIn(folder)
    const places = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((name) => {
      mkdirSync(join(folder, name), { mode: 0o777 })
      return `${name}_temp_path ${join(folder, name)};`
    })
    const text = replaced(
      readFileSync(SHIPPED, 'utf8'),
      [/server 127\.0\.0\.1:4173 /gu, `server 127.0.0.1:${one} `],
      [/# server 127\.0\.0\.1:4174 /gu, `server 127.0.0.1:${other} `],
      [/listen 80;/u, `listen 127.0.0.1:${plain};`],
      [/listen 443 /u, `listen 127.0.0.1:${port} `],
      [/ssl_certificate \/.*;/u, `ssl_certificate ${certificate};`],
      [/ssl_certificate_key \/.*;/u, `ssl_certificate_key ${key};`],
      [/\/run\/nginx\.pid/u, join(folder, 'nginx.pid')],
      [/\/var\/log\/nginx\/error\.log/u, join(folder, 'error.log')],
      [/\/var\/log\/nginx\/vesper\.log/u, join(folder, 'vesper.log')],
      [/\/var\/log\/nginx\/vesper-error\.log/u, join(folder, 'vesper-error.log')],
      // What Debian's nginx would write into a folder of root's.
      [/http \{\n/u, `http {\n${places.join('\n')}\n`],
    )
    const file = join(folder, 'nginx.conf')
    writeFileSync(file, text)
    const started = spawn(nginxPath(), ['-c', file, '-p', folder, '-e', join(folder, 'error.log'), '-g', 'daemon off;'])
    // A test that dies must not leave it behind.
    process.once('exit', () => started.kill('SIGTERM'))
    const nginx = new Nginx(started, folder, port, `http://127.0.0.1:${plain}`)
    await nginx.listening(started)
    return nginx
  }

  get url(): string {
    return `https://localhost:${this.port}`
  }

  /** What it wrote about requests, line by line. */
  get reports(): readonly string[] {
    return readFileSync(join(this.folder, 'vesper.log'), 'utf8').trimEnd().split('\n')
  }

  /** What it wrote about itself. */
  get complained(): string {
    return readFileSync(join(this.folder, 'error.log'), 'utf8')
  }

  async close(): Promise<void> {
    if (this.process.exitCode === null) {
      const over = once(this.process, 'exit')
      this.process.kill('SIGTERM')
      await over
    }
    rmSync(this.folder, { recursive: true })
  }

  private async listening(started: ChildProcess): Promise<void> {
    let sent = ''
    started.stderr?.on('data', (chunk: Buffer) => {
      sent += chunk.toString()
    })
    for (const end = Date.now() + limit(10_000); Date.now() < end && started.exitCode === null;) {
      const isOpen = await new Promise<boolean>((resolve) => {
        const probe = connect(this.port, '127.0.0.1', () => resolve(true))
        probe.on('error', () => resolve(false))
        probe.on('connect', () => probe.end())
      })
      if (isOpen) return
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
    throw new Error(`nginx did not start: ${sent}${this.complained}`)
  }
}
