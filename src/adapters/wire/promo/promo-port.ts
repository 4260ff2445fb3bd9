import { banners, writtenBanner } from './banner-calls'
import { getJumbotronConfig, getJumbotronOfHomepage } from './promo-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { PromoGateway } from '@/application/promo/promo-gateway'

const bound = bindingOf<PromoGateway>()

/** Jumbotrons and banners on the wire. */
export const promoPort: PortBinding<PromoGateway> = {
  jumbotron: bound('jumbotron', getJumbotronConfig, { fields: ['type'] }),
  homepage: bound('homepage', getJumbotronOfHomepage, { answer: 'slides' }),
  banners: bound('banners', banners, { fields: ['placement'], write: (answered) => answered.map(writtenBanner) }),
}
