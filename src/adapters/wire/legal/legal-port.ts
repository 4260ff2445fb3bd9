import { legalTexts } from './legal-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { LegalGateway } from '@/application/legal/legal-gateway'

/** Legal texts on the wire. */
export const legalPort: PortBinding<LegalGateway> = { texts: bindingOf<LegalGateway>()('texts', legalTexts) }
