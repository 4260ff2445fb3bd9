import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { useTexts } from '@/ui/texts/use-texts'
import { ActorTile } from './actor-tile'
import css from './live-now.module.css'
import { LiveNowViewModel } from './live-now-view-model'
import { useActorServices } from './use-actor-services'

/** Actors who are live, below the message of a page that is missing or empty; nothing while nobody is. */
export const LiveNow = observer(function LiveNow() {
  const texts = useTexts()
  const services = useActorServices()
  const { live } = useViewModel(LiveNowViewModel)
  if (live.items.length === 0) return null
  return (
    <section className={css['live']} aria-labelledby="live-instead">
      <SectionHead id="live-instead" title={texts.t('home.live.title')} />
      <div className={css['actors']}>
        {live.items.map((actor) => (
          <ActorTile key={actor.id} actor={actor} services={services} />
        ))}
      </div>
    </section>
  )
})
