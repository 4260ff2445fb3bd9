import type { RestClient } from '@/adapters/remote/rest/rest-client'
import { sendSupportRequest } from '@/adapters/wire/support/support-calls'
import type { SupportGateway } from '@/application/support/support-gateway'
import type { IdempotencyKey } from '@/domain/ids'
import type { SupportRequest } from '@/domain/support/support-request'

/** Writing to the operator over the wire. */
export class RemoteSupportGateway implements SupportGateway {
  constructor(private readonly rest: RestClient) {}

  send(request: SupportRequest, key: IdempotencyKey): ReturnType<SupportGateway['send']> {
    return this.rest.call(sendSupportRequest, { request, key })
  }
}
