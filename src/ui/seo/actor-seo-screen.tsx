import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { ActorId } from '@/domain/ids'
import { useShown, useViewModel } from '@/ui/base/container'
import { SeoFold } from './seo-text'
import { SeoViewModel } from './seo-view-model'

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
