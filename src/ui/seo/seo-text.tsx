import { ChevronDown } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { ActorId } from '@/domain/ids'
import type { SeoText } from '@/domain/seo/seo-text'
import { useShown, useViewModel } from '@/ui/base/container'
import css from './seo-text.module.css'
import { SeoViewModel } from './seo-view-model'

/** The text of a page's tag; to be read in an observer. `null`: the page has none. */
export function useSeoText(tag: string | null): SeoText | null {
  const model = useViewModel(SeoViewModel)
  useShown(
    model,
    useCallback(() => model.showTag(tag), [model, tag]),
  )
  return model.text
}

/** What a page is about, below its list: a sentence, and more where the guest opens it (BLO-022). */
export const SeoFold = ({ text }: { readonly text: SeoText | null }) =>
  text === null ? null : (
    <section className={css['about']} aria-label={text.h1}>
      <details>
        <summary>
          <h2>{text.h1}</h2>
          <ChevronDown aria-hidden="true" />
          <p>{text.h2}</p>
        </summary>
        <div>
          {text.freeText.split('\n\n').map((paragraph) => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </details>
    </section>
  )

/** The text of an actor's videos of a tag. */
export const ActorSeo = observer(function ActorSeo({
  actorId,
  tagGroup,
}: {
  readonly actorId: ActorId
  readonly tagGroup: string
}) {
  const model = useViewModel(SeoViewModel)
  useShown(
    model,
    useCallback(() => model.showActor(actorId, tagGroup), [model, actorId, tagGroup]),
  )
  return <SeoFold text={model.text} />
})
