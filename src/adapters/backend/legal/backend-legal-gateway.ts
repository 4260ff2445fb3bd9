import { legalTexts } from './legal-records'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { pageOf } from '@/adapters/backend/kernel/page-of'
import type { LegalGateway, LegalTextQuery } from '@/application/legal/legal-gateway'
import type { Page } from '@/application/paging/page'
import type { LegalText } from '@/domain/legal/legal-text'

/** The legal texts out of the store. */
export class BackendLegalGateway implements LegalGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async texts({ filter, first, offset }: LegalTextQuery): Promise<Page<LegalText>> {
    const { id, type, product, version } = filter
    const language = filter.language ?? (id === undefined ? this.caller.language() : undefined)
    const { records, total } = await pageOf(
      this.platform.store,
      legalTexts,
      { index: 'newest', prefix: [], first, offset },
      (text) =>
        this.counts(text) &&
        (id === undefined || text.id === id) &&
        (language === undefined || text.language === language) &&
        (type === undefined || text.type === type) &&
        (product === undefined || text.product === product) &&
        (version === undefined || text.version === version),
    )
    return { items: records, total }
  }

  private counts({ validFrom }: LegalText): boolean {
    return validFrom <= this.platform.clock.now()
  }
}
