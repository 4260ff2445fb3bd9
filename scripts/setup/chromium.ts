import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { chromium } from 'playwright'

/** Flags a headless Chromium needs to run as root, offline and without background traffic. */
export const chromiumFlags: readonly string[] = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
]

/**
 * Path of the Chromium of this machine, first the one without windows, with which the suites take a fifth less time; `undefined`
 * where only the test runner's own can be there.
 */
export function chromiumPath(): string | undefined {
  const named = process.env['CHROMIUM_PATH']
  if (named !== undefined && existsSync(named)) return named
  for (const name of [
    'chromium-headless-shell',
    'chromium',
    'chromium-browser',
    'google-chrome',
    'google-chrome-stable',
  ]) {
    try {
      return execFileSync('sh', ['-c', `command -v ${name}`], {
        encoding: 'utf8',
        stdio: ['ignore', 'pipe', 'ignore'],
      }).trim()
    } catch {
      // Not this one.
    }
  }
  return existsSync(chromium.executablePath()) ? chromium.executablePath() : undefined
}

/** How every script and suite starts the browser. */
export function launchOptions(): { readonly executablePath?: string; readonly args: string[] } {
  const executablePath = chromiumPath()
  return { ...(executablePath === undefined ? {} : { executablePath }), args: [...chromiumFlags] }
}

/** The same with a camera and a microphone that show and play test signals. */
export function withTestCamera(): ReturnType<typeof launchOptions> {
  const options = launchOptions()
  // Without windows there is no prompt either: the browser refuses unless it is instructed to allow it.
  return { ...options, args: [...options.args, '--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'] }
}
