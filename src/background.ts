/** What a page needs beside what it shows: loaded once it has settled. */
import { otherwise } from '@/application/errors/otherwise'
import { FailureReports } from '@/application/tracking/failure-reports'
import type { Container } from 'inversify'
import { reaction } from 'mobx'
import { BrowserAppVersions, thisPage } from '@/adapters/browser/browser-app-versions'
import { BrowserInstallation } from '@/adapters/browser/browser-installation'
import { AppVersions } from '@/application/device/app-versions'
import { Clock } from '@/application/device/clock'
import { Connectivity } from '@/application/device/connectivity'
import { GuestGateway } from '@/application/guest/guest-gateway'
import { Installation } from '@/application/device/installation'
import { TileFrames } from '@/ui/albums/frames/tile-frames'
import { ChatEnds } from '@/ui/chat/base/chat-ends'
import { UsageReports } from '@/ui/consent/usage-reports'
import { browserTab } from '@/ui/messenger/browser-tab'
import { Tab, UnreadTitle } from '@/ui/messenger/unread-title'
import { InstallOffer } from '@/ui/installation/install-offer'
import { LastSeen } from '@/ui/installation/last-seen'
import { UpdateOffer } from '@/ui/installation/update-offer'
import { ForcedAgeCheck } from '@/ui/payments/forced-age-check'
import { Texts } from '@/ui/texts/texts'

/** The app is installed in the language of the page. */
function nameManifest(texts: Texts): void {
  reaction(
    () => texts.language,
    (language) => document.querySelector('link[rel="manifest"]')?.setAttribute('href', `/${language}.webmanifest`),
    { fireImmediately: true },
  )
}

/** Once its texts are there: a device that lost its network while the page settled waits for it. */
function offerInstallation(container: Container, installation: Installation): void {
  const connectivity = container.get<Connectivity>(Connectivity)
  container
    .get(Texts)
    .load('installation')
    .then(
      () => container.get(InstallOffer).connect(installation),
      (error: unknown) => {
        if (connectivity.isOnline()) return reportError(error)
        const stop = connectivity.watch((isOnline) => {
          if (!isOnline) return
          stop()
          offerInstallation(container, installation)
        })
      },
    )
}

export function runInBackground(container: Container): void {
  // The app could not start.
  if (!container.isBound(GuestGateway)) return
  const texts = container.get(Texts)
  nameManifest(texts)
  // The next page finds its screen in it. Where this fails the page that needs it loads it again, and shows why it cannot.
  import('@/ui/app/screens').catch(otherwise())
  // What shows errors has to be here before there is one.
  import('@/ui/base/failed-part').catch(otherwise())
  // So does the first Back.
  import('@/ui/app/scroll-back').catch(otherwise())
  const installation = new BrowserInstallation()
  container.bind<Installation>(Installation).toConstantValue(installation)
  // Its entry is shown with its text, and a newer version is offered with one.
  offerInstallation(container, installation)
  container.bind<Tab>(Tab).toConstantValue(browserTab)
  const failures = container.get(FailureReports, { autobind: true })
  failures.start()
  addEventListener('unhandledrejection', ({ reason }) => failures.report(reason))
  container.get(UnreadTitle, { autobind: true }).start()
  container.get(ChatEnds, { autobind: true }).start()
  container.get(UsageReports, { autobind: true }).start()
  container.get(TileFrames, { autobind: true }).start()
  container.get(ForcedAgeCheck, { autobind: true }).start()
  const page = thisPage()
  if (page === null) return
  const versions = new BrowserAppVersions(page, container.get<Clock>(Clock), reportError)
  container.bind<AppVersions>(AppVersions).toConstantValue(versions)
  container.get(UpdateOffer, { autobind: true }).start()
  container.get(LastSeen, { autobind: true }).start()
  versions.start()
}
