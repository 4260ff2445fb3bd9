import { readdirSync } from 'node:fs'
import { basename } from 'node:path'
import { describe, expect, it } from 'vitest'
import { actorsContract } from './actors.contract'
import { analyticsContract } from './analytics.contract'
import { ageCheckContract } from './age-check.contract'
import { albumsContract } from './albums.contract'
import { blogContract } from './blog.contract'
import { chatContract } from './chat.contract'
import { clashContract } from './clash.contract'
import { codesContract } from './codes.contract'
import { confirmationContract } from './confirmation.contract'
import { contestsContract } from './contests.contract'
import { controlsContract } from './controls.contract'
import { conversionContract } from './conversion.contract'
import { supportContract } from './support.contract'
import { checkoutContract } from './checkout.contract'
import { phoneContract } from './phone.contract'
import { feedContract } from './feed.contract'
import { feedbackContract } from './feedback.contract'
import { galleryContract } from './gallery.contract'
import { giftsContract } from './gifts.contract'
import { guestContract } from './guest.contract'
import { incentivesContract } from './incentives.contract'
import { isolationContract } from './isolation.contract'
import { ledgerContract } from './ledger.contract'
import { legalAgreementsContract } from './legal-agreements.contract'
import { legalContract } from './legal.contract'
import { libraryContract } from './library.contract'
import { lifetimeContract } from './lifetime.contract'
import { limitsContract } from './limits.contract'
import { liveContract } from './live.contract'
import { messageMediaContract } from './message-media.contract'
import { messengerContract } from './messenger.contract'
import { messengerSearchContract } from './messenger-search.contract'
import { notificationsContract } from './notifications.contract'
import { newslettersContract } from './newsletters.contract'
import { noticesContract } from './notices.contract'
import { offersContract } from './offers.contract'
import { actorSearchContract } from './actor-search.contract'
import { profilesContract } from './profiles.contract'
import { oneClickContract } from './one-click.contract'
import { presenceContract } from './presence.contract'
import { promoContract } from './promo.contract'
import { pushContract } from './push.contract'
import { rankingsContract } from './rankings.contract'
import { reactionsContract } from './reactions.contract'
import { relatedContract } from './related.contract'
import { relationsContract } from './relations.contract'
import { resetContract } from './reset.contract'
import { roomContract } from './room.contract'
import { spinwheelContract } from './spinwheel.contract'
import { subscriptionsContract } from './subscriptions.contract'
import { starsContract } from './stars.contract'
import { tagsContract } from './tags.contract'
import { ran } from './suite'
import { searchContract } from './search.contract'
import { seoContract } from './seo.contract'
import { showsContract } from './shows.contract'
import { mediathekContract } from './mediathek.contract'
import { tvContract } from './tv.contract'
import { tilesContract } from './tiles.contract'
import { tipsContract } from './tips.contract'
import { surveyContract } from './survey.contract'
import { textsContract } from './texts.contract'
import { loggerContract, trackerContract } from './tracking.contract'
import { vouchersContract } from './vouchers.contract'
import { vip30Contract } from './vip30.contract'
import { videosContract } from './videos.contract'
import { voiceCallContract } from './voice-call.contract'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { bindMemory } from '#test/support/bindings/memory'
import { bindPostgres, bindRemote } from '#test/support/bindings/remote'
import type { PortName } from '@/application/platform/guest-ports'

type Suite = (name: BindingName, bind: Bind) => void

/** A suite for every port; a new port without one does not compile. */
const ports: Readonly<Record<PortName, Suite>> = {
  guest: guestContract,
  emailConfirmation: confirmationContract,
  support: supportContract,
  actors: actorsContract,
  rankings: rankingsContract,
  actorSearch: actorSearchContract,
  search: searchContract,
  profiles: profilesContract,
  presence: presenceContract,
  chat: chatContract,
  controls: controlsContract,
  messenger: messengerContract,
  messageMedia: messageMediaContract,
  gifts: giftsContract,
  videos: videosContract,
  videoStars: starsContract,
  tags: tagsContract,
  vip30: vip30Contract,
  albums: albumsContract,
  gallery: galleryContract,
  tileGrid: tilesContract,
  blog: blogContract,
  legal: legalContract,
  legalAgreements: legalAgreementsContract,
  seo: seoContract,
  feed: feedContract,
  clash: clashContract,
  contests: contestsContract,
  feedback: feedbackContract,
  promo: promoContract,
  reactions: reactionsContract,
  library: libraryContract,
  relations: relationsContract,
  related: relatedContract,
  notifications: notificationsContract,
  newsletters: newslettersContract,
  notificationSettings: noticesContract,
  push: pushContract,
  phone: phoneContract,
  codes: codesContract,
  checkout: checkoutContract,
  liveUpdates: liveContract,
  incentives: incentivesContract,
  oneClick: oneClickContract,
  ageCheck: ageCheckContract,
  subscriptions: subscriptionsContract,
  spendingLimits: limitsContract,
  shows: showsContract,
  spinWheel: spinwheelContract,
  tv: tvContract,
  mediathek: mediathekContract,
  offers: offersContract,
  room: roomContract,
  tips: tipsContract,
  survey: surveyContract,
  tracker: trackerContract,
  logger: loggerContract,
}

/** What is guaranteed across ports. */
const across: Readonly<Record<string, Suite>> = {
  analytics: analyticsContract,
  ledger: ledgerContract,
  isolation: isolationContract,
  reset: resetContract,
  lifetime: lifetimeContract,
  conversion: conversionContract,
  voiceCall: voiceCallContract,
  messengerSearch: messengerSearchContract,
  texts: textsContract,
  vouchers: vouchersContract,
}

const everything = { ...ports, ...across }

const bindings: Readonly<Record<BindingName, Bind>> = { memory: bindMemory, remote: bindRemote, postgres: bindPostgres }

interface Part {
  readonly suites: Readonly<Record<string, Suite>>
  readonly on: readonly BindingName[]
}

/** What each file runs: files run beside one another, and these take about as long. */
const parts: Readonly<Record<string, Part>> = {
  'contracts.test.ts': { suites: everything, on: ['memory', 'remote'] },
  'contracts-on-postgres.test.ts': { suites: ports, on: ['postgres'] },
  'contracts-across-ports-on-postgres.test.ts': { suites: across, on: ['postgres'] },
}

/** Runs the part of a file. */
export function contractsOf(file: string): void {
  const part = parts[basename(file)]
  if (part === undefined) throw new Error(`No part of the contract is run by ${file}`)
  for (const name of part.on) for (const suite of Object.values(part.suites)) suite(name, bindings[name])

  describe('the contract', () => {
    it('ran whole, every suite of this file on each of its bindings', () => {
      expect([...ran.keys()].toSorted()).toEqual(Object.keys(part.suites).toSorted())
      for (const names of ran.values()) expect([...names].toSorted()).toEqual(part.on.toSorted())
    })

    it('has every suite in one file for every binding: in process, over the wire, and over the wire on Postgres', () => {
      const files = readdirSync(import.meta.dirname).filter((name) => name.endsWith('.test.ts'))
      expect(files.toSorted()).toEqual(Object.keys(parts).toSorted())
      const each = Object.values(parts).flatMap(({ suites, on }) =>
        Object.keys(suites).flatMap((suite) => on.map((name) => `${suite} ${name}`)),
      )
      const expected = Object.keys(everything).flatMap((suite) =>
        Object.keys(bindings).map((name) => `${suite} ${name}`),
      )
      expect(each.toSorted()).toEqual(expected.toSorted())
    })
  })
}
