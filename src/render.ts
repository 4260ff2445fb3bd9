/** Renders the pages that everybody may see, over the ports of a visitor: the ui on the server. */
import { recordingPorts } from '@/adapters/page-data/recording-ports'
import { renderedSize } from '@/adapters/page-data/rendered-devices'
import { LivePageChanges } from '@/adapters/server/pages/page-changes'
import type { PageRenderer } from '@/adapters/server/pages/page-renderer'
import type { VisitorSession } from '@/adapters/server/web/visitor-session'
import { publicFormOf } from '@/adapters/wire/contract/public-answers'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { portList } from '@/application/platform/guest-ports'
import { portsModule } from '@/adapters/modules/ports'
import { CryptoRandom } from '@/adapters/system/crypto-random'
import { SystemClock } from '@/adapters/system/system-clock'
import { AGE_GATE_KEY, AGE_GATE_PASSED } from '@/application/access/age-gate'
import { Clock } from '@/application/device/clock'
import { Connectivity } from '@/application/device/connectivity'
import { KeyValueStorage } from '@/application/device/key-value-storage'
import { Random } from '@/application/device/random'
import { Viewport } from '@/application/device/viewport'
import { CallActivity } from '@/application/platform/call-activity'
import type { RenderedFor } from '@/application/platform/rendered-page'
import { match } from '@/domain/routes/match'
import { greetingIn } from '@/ui/app/greeting'
import { missingPage } from '@/ui/app/pages'
import { publicPages, screens } from '@/ui/app/screens'
import type { ScreenPage } from '@/ui/base/screen-page'
import { EVERYONE } from '@/ui/guest/guest-view-model'
import { renderPage } from '@/ui/app/render-page'
import type { Container } from 'inversify'
import { Writable } from 'node:stream'
import type { ReactNode } from 'react'
import { renderToPipeableStream } from 'react-dom/server'

/** The devices of a guest of whom only the request is known. */
function bindDevices(container: Container, renderedFor: RenderedFor): void {
  const clock = new SystemClock()
  container
    .bind<Clock>(Clock)
    .toConstantValue({ now: () => renderedFor.now, after: (...given) => clock.after(...given) })
  container.bind<Random>(Random).toConstantValue(new CryptoRandom())
  container.bind<KeyValueStorage>(KeyValueStorage).toConstantValue({
    read: (key) => (key === AGE_GATE_KEY && renderedFor.isGatePassed ? AGE_GATE_PASSED : null),
    write: () => undefined,
  })
  container.bind<Connectivity>(Connectivity).toConstantValue({ isOnline: () => true, watch: () => () => undefined })
  container
    .bind<Viewport>(Viewport)
    .toConstantValue({ size: () => renderedSize(renderedFor), watch: () => () => undefined })
}

/** The markup of a page, once everything in it is loaded. */
function htmlOf(page: ReactNode): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: string[] = []
    const letters = new TextDecoder()
    const sink = new Writable({
      decodeStrings: false,
      write(chunk: Uint8Array | string, _encoding, done) {
        chunks.push(typeof chunk === 'string' ? chunk : letters.decode(chunk, { stream: true }))
        done()
      },
    })
    sink.on('finish', () => resolve(chunks.join('')))
    const stream = renderToPipeableStream(page, {
      // Nothing is sent in parts, which would need scripts in the page.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onAllReady: () => void stream.pipe(sink),
      onError: reject,
    })
  })
}

/** Whether an address leads to a finished screen. */
export function hasScreen(address: string): boolean {
  const found = match(address)
  return found.kind === 'route' && screens[found.route] !== undefined
}

function fileOf({ file }: ScreenPage): string {
  if (file === undefined) throw new Error('the build does not name the files of screens')
  return file
}

/**
 * The pages of a platform; `configuration` as it is sent to the pages. `audience`: which guests see what the visitor sees;
 * others load a page again.
 */
export function pageRenderer(visitor: VisitorSession, configuration: unknown, audience = EVERYONE): PageRenderer {
  const known = readConfiguration(configuration)
  return {
    changes: new LivePageChanges(async () => (await visitor.ports('en')).liveUpdates),
    screenOf: (address) => {
      const found = match(address)
      if (found.kind === 'redirect') return null
      const page = found.kind === 'route' ? screens[found.route] : undefined
      if (found.kind === 'none' || page === undefined) return fileOf(missingPage)
      return publicPages.includes(found.route) ? fileOf(page) : null
    },
    render: async ({ address, origin, language, ...wanted }) => {
      const greeting = wanted.greeting == null ? {} : { greeting: await greetingIn(wanted.greeting) }
      const renderedFor = { ...wanted.renderedFor, audience, ...greeting }
      const ports = await visitor.ports(language)
      const activity = new CallActivity()
      const recording = recordingPorts(ports, activity, publicFormOf)
      const { written, ...content } = await renderPage({
        url: `${origin}${address}`,
        renderedFor,
        configuration: known,
        activity,
        htmlOf,
        bind: (container) => {
          bindDevices(container, renderedFor)
          container.load(portsModule(portList, recording.ports))
        },
      })
      return { ...content, data: { renderedFor, calls: recording.calls, written, configuration: known } }
    },
  }
}
