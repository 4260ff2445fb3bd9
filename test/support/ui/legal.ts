import type { Container } from 'inversify'
import { generateLegalTexts } from '@/adapters/backend/world/seed/legal/generate-legal-texts'
import { readConfiguration } from '@/adapters/wire/configuration/read-configuration'
import { Configuration } from '@/application/configuration/configuration'
import type { GuestGateway } from '@/application/guest/guest-gateway'
import { LegalGateway } from '@/application/legal/legal-gateway'
import type { LegalText } from '@/domain/legal/legal-text'
import { GuestViewModel } from '@/ui/guest/guest-view-model'
import { FakeLive, guestWith, portOf } from './doubles'
import { guestOver } from './guest'

/** The English legal texts of the sample world, or those of a test. */
export async function legalTextsOf(
  texts: readonly LegalText[] = generateLegalTexts({ now: Date.UTC(2026, 10, 24) }),
  backend: 'memory' | 'remote' = 'remote',
) {
  const guest = guestOver(portOf<GuestGateway>({ open: async () => guestWith() }), new FakeLive())
  await guest.open('en')
  const legal: LegalGateway = {
    texts: async ({ filter: { type } }) => {
      const items = texts.filter((text) => text.language === 'en' && text.type === type)
      return { items, total: items.length }
    },
  }
  return (container: Container): void => {
    container.bind<LegalGateway>(LegalGateway).toConstantValue(legal)
    container.bind(GuestViewModel).toConstantValue(guest)
    container.bind<Configuration>(Configuration).toConstantValue(readConfiguration({ backend }))
  }
}
