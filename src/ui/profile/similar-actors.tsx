import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { RECOMMENDED } from '@/domain/actors/recommendations'
import type { ActorServices } from '@/ui/actors/actor-services'
import { ActorTile } from '@/ui/actors/actor-tile'
import { Button } from '@/ui/kit/actions/button'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { useMedia } from '@/ui/kit/use-media'
import { useTexts } from '@/ui/texts/use-texts'
import type { ProfileViewModel } from './profile-view-model'
import css from './similar-actors.module.css'

interface Props {
  readonly profile: Pick<ProfileViewModel, 'similar' | 'isSimilarOpen' | 'isLoadingMore' | 'showMoreSimilar'>
  readonly services: Pick<ActorServices, 'live' | 'pins'>
}

/** Similar actors: a few at first, and many at the guest's request (ACT-062 to ACT-066). */
export const SimilarActors = observer(function SimilarActors({ profile, services }: Props) {
  const texts = useTexts()
  const { similar, isSimilarOpen } = profile
  if (similar.length === 0) return null
  return (
    <section className={css['similar']}>
      <header className={css['heading']}>
        <h2>{texts.t('discovery.profile.similar')}</h2>
        {isSimilarOpen || similar.length < RECOMMENDED.few ? null : (
          <Button kind="ghost" size="s" loading={profile.isLoadingMore} onClick={() => void profile.showMoreSimilar()}>
            {texts.t('shell.states.more')}
          </Button>
        )}
      </header>
      {isSimilarOpen ? <Many profile={profile} services={services} /> : <Few profile={profile} services={services} />}
    </section>
  )
})

const Few = observer(function Few({ profile, services }: Props) {
  return (
    <div className={css['few']}>
      {profile.similar.map((actor) => (
        <ActorTile key={actor.id} actor={actor} services={services} />
      ))}
    </div>
  )
})

/** A scrolling row; on a phone a grid that the guest opens. */
const Many = observer(function Many({ profile: { similar }, services }: Props) {
  const texts = useTexts()
  const isPhone = useMedia('(max-width: 767px)')
  const [isWhole, setWhole] = useState(false)
  const tiles = (actors: typeof similar) =>
    actors.map((actor) => <ActorTile key={actor.id} actor={actor} services={services} />)
  if (!isPhone)
    return (
      <ScrollRow label={texts.t('discovery.profile.similar')} className={css['row'] ?? ''}>
        {tiles(similar)}
      </ScrollRow>
    )
  return (
    <>
      <div className={css['few']}>{tiles(isWhole ? similar : similar.slice(0, RECOMMENDED.phoneGrid))}</div>
      {isWhole || similar.length <= RECOMMENDED.phoneGrid ? null : (
        <Button className={css['more'] ?? ''} onClick={() => setWhole(true)}>
          {texts.t('shell.states.more')}
        </Button>
      )}
    </>
  )
})
