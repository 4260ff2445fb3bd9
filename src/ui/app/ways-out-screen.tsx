import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RESULT_GROUPS } from '@/domain/search/categories'
import { hasWords, searchPatternOf } from '@/domain/search/pattern'
import { ActorTile } from '@/ui/actors/actor-tile'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useViewModel } from '@/ui/base/container'
import { SearchField } from '@/ui/kit/forms/search-field'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { useResultHref } from '@/ui/search/use-result-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './ways-out.module.css'
import { WaysOutViewModel } from './ways-out-view-model'

/** Content below a missing page's message: a search, and live actors. */
export const WaysOut = observer(function WaysOut() {
  const texts = useTexts()
  const services = useActorServices()
  const { live } = useViewModel(WaysOutViewModel)
  const hrefOf = useResultHref()
  const navigate = useNavigate()
  const [typed, setTyped] = useState('')
  const search = (text: string): void => {
    const pattern = searchPatternOf(text)
    if (hasWords(pattern)) void navigate(hrefOf(RESULT_GROUPS.people[0], pattern))
  }
  return (
    <div className={css['ways']}>
      <div className={css['search']}>
        <SearchField
          label={texts.t('home.search')}
          clearLabel={texts.t('actors.filter.clear')}
          value={typed}
          onChange={setTyped}
          onSubmit={search}
        />
      </div>
      {live.items.length === 0 ? null : (
        <section aria-labelledby="live-instead">
          <SectionHead id="live-instead" title={texts.t('home.live.title')} />
          <div className={css['actors']}>
            {live.items.map((actor) => (
              <ActorTile key={actor.id} actor={actor} services={services} />
            ))}
          </div>
        </section>
      )}
    </div>
  )
})
