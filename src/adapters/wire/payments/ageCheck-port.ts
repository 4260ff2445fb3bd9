import { bonusAvailable, requestAvs, writtenRequest } from './age-check-calls'
import { atServer, bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { AgeCheckGateway } from '@/application/payments/age-check-gateway'

const bound = bindingOf<AgeCheckGateway>()

/** Age checks of the guest service on the wire. */
export const ageCheckPort: PortBinding<AgeCheckGateway> = {
  request: bound('request', requestAvs, {
    fields: ['forwardUrl'],
    write: writtenRequest,
    reach: (answer, baseUrl) =>
      answer.ok ? { ...answer, checkoutLink: atServer(answer.checkoutLink, baseUrl) } : answer,
  }),
  bonus: bound('bonus', bonusAvailable),
}
