import { observer } from 'mobx-react-lite'
import { useEffect } from 'react'
import { offerOf } from '@/domain/chat/chat-buttons'
import { ChatOffersViewModel } from '@/ui/actors/chat-offers-view-model'
import { ButtonLink } from '@/ui/kit/actions/button'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'

/** A link to a preview, with its length for this guest; to the profile if no preview is offered. */
export const PreviewOffer = observer(function PreviewOffer({ name }: { readonly name: string }) {
  const texts = useTexts()
  const href = useHref()
  const offers = useViewModel(ChatOffersViewModel)
  useEffect(() => offers.show(name), [offers, name])
  const { buttons } = offers
  const seconds = buttons === null ? null : (offerOf(buttons, 'preview')?.seconds ?? null)
  if (buttons !== null && seconds === null)
    return (
      <ButtonLink size="l" href={href('actor', { actorName: name })}>
        {texts.t('home.hero.profile')}
      </ButtonLink>
    )
  return (
    <ButtonLink size="l" href={href('actorChat', { actorName: name }, { mode: 'preview' })}>
      {seconds === null ? texts.t('home.hero.preview') : texts.t('home.hero.previewOf', { count: seconds })}
    </ButtonLink>
  )
})
