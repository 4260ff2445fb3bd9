import { bannersOf } from './banner-view'
import { jumbotronSlides } from './promo-records'
import { requireSession, type RequestContext } from '@/adapters/backend/access/request-context'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import type { PromoGateway } from '@/application/promo/promo-gateway'
import type { Banner, BannerPlacement } from '@/domain/promo/banner'
import type { JumbotronConfig, JumbotronSlide, JumbotronType } from '@/domain/promo/jumbotron'

/** Jumbotrons and banners out of the store, in the language of the request. */
export class BackendPromo implements PromoGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async jumbotron(type: JumbotronType): Promise<JumbotronConfig> {
    const { store } = this.platform
    await requireSession(store, this.caller)
    const language = this.caller.language()
    const found = await store.find(jumbotronSlides, 'inOrder', { prefix: [type] })
    const slides = found.map(({ id, picture, route, texts }) => ({ id, picture, route, ...texts[language] }))
    return { type, slides }
  }

  async homepage(): Promise<readonly JumbotronSlide[]> {
    return (await this.jumbotron('homepage')).slides
  }

  async banners(placement: BannerPlacement): Promise<readonly Banner[]> {
    const { store, clock } = this.platform
    const { guest, session } = await requireSession(store, this.caller)
    return bannersOf(store, placement, { guest, session, language: this.caller.language(), now: clock.now() })
  }
}
