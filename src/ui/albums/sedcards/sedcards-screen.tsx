import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import type { ActorId } from '@/domain/ids'
import { OpinionBar } from '@/ui/albums/opinions/opinion-bar'
import { useShown, useViewModel } from '@/ui/base/container'
import { useTexts } from '@/ui/texts/use-texts'
import { SedcardsViewModel } from './sedcards-view-model'

function useSedcards(actorId: ActorId): SedcardsViewModel {
  const cards = useViewModel(SedcardsViewModel)
  useShown(
    cards,
    useCallback(() => cards.show(actorId), [cards, actorId]),
  )
  return cards
}

/** Ratings of an actor's sedcards. */
export const SedcardsOpinion = observer(function SedcardsOpinion({
  actorId,
  name,
}: {
  readonly actorId: ActorId
  readonly name: string
}) {
  const texts = useTexts()
  const cards = useSedcards(actorId)
  if (cards.sedcards === null) return null
  return (
    <OpinionBar
      name={texts.t('albums.sedcards.name', { name })}
      likes={cards.sedcards}
      isFavorite={cards.sedcards.isFavorite}
      onRate={(rating) => void cards.rate(rating)}
      onPin={() => void cards.togglePin()}
    />
  )
})

/** Ratings of one sedcard, over the picture. */
export const SedcardOpinion = observer(function SedcardOpinion({
  actorId,
  name,
  variant,
  position,
}: {
  readonly actorId: ActorId
  readonly name: string
  readonly variant: string
  readonly position: number
}) {
  const texts = useTexts()
  const cards = useSedcards(actorId)
  const card = cards.cardOf(variant)
  if (card === null) return null
  return (
    <OpinionBar
      compact
      name={texts.t('albums.sedcards.picture', { name, position })}
      likes={card.likes}
      isFavorite={card.isFavorite}
      onRate={(rating) => void cards.rateCard(card, rating)}
      onPin={() => void cards.toggleCardPin(card)}
    />
  )
})
