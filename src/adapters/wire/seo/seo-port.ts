import { breadcrumb, getActorSeoContent, seoTexts } from './seo-calls'
import { bindingOf, type PortBinding } from '@/adapters/wire/base/port-binding'
import type { SeoGateway } from '@/application/seo/seo-gateway'

const bound = bindingOf<SeoGateway>()

/** The texts of pages on the wire. */
export const seoPort: PortBinding<SeoGateway> = {
  texts: bound('texts', seoTexts, { fields: ['tags'] }),
  actorContent: bound('actorContent', getActorSeoContent, { fields: ['actorId', 'tagGroup'], answer: 'content' }),
  breadcrumb: bound('breadcrumb', breadcrumb, {
    answer: 'data',
  }),
}
