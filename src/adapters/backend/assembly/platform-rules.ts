import { contentKinds, hideable, rules as declared } from './features'
import { quoteLine } from '@/adapters/backend/chat/room/reported-line'
import { contentRules } from '@/adapters/backend/content/content-kinds'
import { Rules, type FeatureRules } from '@/adapters/backend/kernel/rules'
import type { MediaRules } from '@/adapters/backend/media/media-rules'
import { supportRules } from '@/adapters/backend/support/support-rules'

type OwnRules<F> = F extends FeatureRules<infer R> ? R : never

/**
 * Settings of an operator, feature by feature. A setting that is left out has the default of its
 * feature; only the host of the files is required.
 */
export type PlatformRules = {
  readonly [Feature in keyof typeof declared]?: Partial<OwnRules<(typeof declared)[Feature]>>
} & { readonly media: MediaRules }

export function rulesOf(own: PlatformRules): Rules {
  const given: Readonly<Partial<Record<string, object>>> = own
  const rules = new Rules()
    .set(contentRules, { declared: { kinds: contentKinds, hideable } })
    .set(supportRules, { quote: quoteLine })
  for (const [feature, ofFeature] of Object.entries<FeatureRules<object>>(declared))
    rules.set(ofFeature, given[feature] ?? {})
  return rules
}
