import { endOneClick } from './charge-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { OneClickGateway } from '@/application/payments/one-click-gateway'

type Bound = Omit<OneClickGateway, 'charge'>

/** One-click top ups on the wire. `charge` is the command `oneClickCharge` of the socket. */
export const oneClickPort: PortBinding<Bound> = { end: bindingOf<Bound>()('end', endOneClick) }
