import { getSpinWheel, spinTheWheel, spinWins } from './spinwheel-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { SpinWheelGateway } from '@/application/spinwheel/spin-wheel-gateway'

const bound = bindingOf<SpinWheelGateway>()

/** The spin wheel on the wire. */
export const spinWheelPort: PortBinding<SpinWheelGateway> = {
  wheel: bound('wheel', getSpinWheel),
  spin: bound('spin', spinTheWheel, { fields: ['key'] }),
  wins: bound('wins', spinWins, { fields: ['first', 'after'] }),
}
