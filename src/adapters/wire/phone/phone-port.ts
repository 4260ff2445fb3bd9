import { phoneLines, removeVerification, startVerification, verifyPin, writtenProof, writtenStart } from './phone-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { PhoneGateway } from '@/application/phone/phone-gateway'

const bound = bindingOf<PhoneGateway>()

/** Phone numbers on the wire. */
export const phonePort: PortBinding<PhoneGateway> = {
  lines: bound('lines', phoneLines, { answer: 'lines' }),
  startVerification: bound('startVerification', startVerification, {
    request: ({ phone, ...rest }) => ({ ...rest, phoneNumber: { phone } }),
    args: ({ phoneNumber: { phone }, ...rest }) => [{ ...rest, phone }],
    write: writtenStart,
  }),
  verifyPin: bound('verifyPin', verifyPin, { fields: ['id', 'type', 'pin'], write: writtenProof }),
  remove: bound('remove', removeVerification, { fields: ['id'] }),
}
