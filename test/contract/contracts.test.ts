import { describe, expect, it } from 'vitest'
import { actorsContract } from './actors.contract'
import { albumsContract } from './albums.contract'
import { chatContract } from './chat.contract'
import { confirmationContract } from './confirmation.contract'
import { supportContract } from './support.contract'
import { checkoutContract } from './checkout.contract'
import { giftsContract } from './gifts.contract'
import { guestContract } from './guest.contract'
import { isolationContract } from './isolation.contract'
import { ledgerContract } from './ledger.contract'
import { lifetimeContract } from './lifetime.contract'
import { limitsContract } from './limits.contract'
import { liveContract } from './live.contract'
import { messengerContract } from './messenger.contract'
import { notificationsContract } from './notifications.contract'
import { resetContract } from './reset.contract'
import { ran } from './suite'
import { textsContract } from './texts.contract'
import { loggerContract, trackerContract } from './tracking.contract'
import { videosContract } from './videos.contract'
import type { Bind, BindingName } from '#test/support/bindings/binding'
import { bindMemory } from '#test/support/bindings/memory'
import { bindPostgres, bindRemote } from '#test/support/bindings/remote'
import { portNames, type PortName } from '@/application/platform/guest-ports'

const bindings: readonly (readonly [BindingName, Bind])[] = [
  ['memory', bindMemory],
  ['remote', bindRemote],
  ['postgres', bindPostgres],
]

/** A suite for every port; a new port without one does not compile. */
const ports: Readonly<Record<PortName, (name: BindingName, bind: Bind) => void>> = {
  guest: guestContract,
  confirmation: confirmationContract,
  support: supportContract,
  actors: actorsContract,
  chat: chatContract,
  messenger: messengerContract,
  gifts: giftsContract,
  videos: videosContract,
  albums: albumsContract,
  notifications: notificationsContract,
  checkout: checkoutContract,
  live: liveContract,
  limits: limitsContract,
  tracker: trackerContract,
  logger: loggerContract,
}

/** What is guaranteed across ports. */
const across = {
  ledger: ledgerContract,
  isolation: isolationContract,
  reset: resetContract,
  lifetime: lifetimeContract,
  texts: textsContract,
}

for (const [name, bind] of bindings) {
  for (const suite of Object.values(ports)) suite(name, bind)
  for (const suite of Object.values(across)) suite(name, bind)
}

describe('the contract', () => {
  it('ran whole, every suite in process, over the wire, and over the wire on Postgres', () => {
    const expected = [...portNames, ...Object.keys(across)].sort()
    expect([...ran.keys()].sort()).toEqual(expected)
    for (const names of ran.values()) expect([...names].sort()).toEqual(['memory', 'postgres', 'remote'])
  })
})
