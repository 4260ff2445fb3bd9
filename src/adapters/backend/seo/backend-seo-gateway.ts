import { Breadcrumbs } from './breadcrumbs'
import { ACTOR_TAG, seoTexts } from './seo-records'
import type { RequestContext } from '@/adapters/backend/access/request-context'
import { actors } from '@/adapters/backend/actors/actor-records'
import type { PlatformContext } from '@/adapters/backend/kernel/platform-context'
import { videos } from '@/adapters/backend/media/video-records'
import type { Breadcrumb, SeoGateway } from '@/application/seo/seo-gateway'
import type { ActorId } from '@/domain/ids'
import type { BreadcrumbRequest } from '@/domain/seo/breadcrumb'
import { filledSeoText, MAX_SEO_TAGS, type SeoText, type TaggedSeoText } from '@/domain/seo/seo-text'

/** The texts of pages out of the store. */
export class BackendSeoGateway implements SeoGateway {
  constructor(
    private readonly platform: PlatformContext,
    private readonly caller: RequestContext,
  ) {}

  async texts(tags: readonly string[]): Promise<readonly TaggedSeoText[]> {
    const language = this.caller.language()
    const wanted = [...new Set(tags.slice(0, MAX_SEO_TAGS))].filter((tag) => tag !== ACTOR_TAG)
    const found = await this.platform.store.getMany(seoTexts, wanted)
    return found.flatMap((record) => (record === undefined ? [] : [{ tag: record.tag, text: record.texts[language] }]))
  }

  async actorContent(actorId: ActorId, tagGroup: string): Promise<SeoText | null> {
    const { store } = this.platform
    const language = this.caller.language()
    const [actor, template] = await Promise.all([store.get(actors, actorId), store.get(seoTexts, ACTOR_TAG)])
    if (actor === undefined || template === undefined) return null
    const { records } = await store.select(videos, {
      facets: [{ family: 'tag', anyOf: [tagGroup] }],
      owners: new Set([actorId]),
      index: 'newest',
      offset: 0,
      limit: 1,
    })
    const [tagged] = records
    if (tagged === undefined) return null
    const topic = tagged.texts[language].tags.find(({ id }) => id === tagGroup)?.label ?? tagGroup
    return filledSeoText({ ...template.texts[language], slug: tagGroup }, { actor: actor.name, topic })
  }

  async breadcrumb(request: BreadcrumbRequest): Promise<Breadcrumb> {
    const { store, clock } = this.platform
    return { breadcrumb: await new Breadcrumbs(store, this.caller.language(), clock.now()).of(request) }
  }
}
