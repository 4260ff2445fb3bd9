import { Heart } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { actorGrid } from '@/ui/actors/actor-grid'
import { ActorTile } from '@/ui/actors/actor-tile'
import { LiveNow } from '@/ui/actors/live-now-screen'
import { useViewModel } from '@/ui/base/container'
import { TileList } from '@/ui/base/tile-list'
import { useHref } from '@/ui/base/use-href'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useTexts } from '@/ui/texts/use-texts'
import { AccountFrame } from './account-frame'
import css from './account-frame.module.css'
import { FavoritesViewModel } from './favorites-view-model'
import { useAccount } from './use-account'

const GRID = actorGrid(
  [
    { from: 0, columns: 2 },
    { from: 520, columns: 3 },
    { from: 700, columns: 4 },
    { from: 900, columns: 5 },
  ],
  10,
)

/** The guest's pinned actors (GUE-015). */
export const Screen = observer(function FavoritesScreen() {
  const texts = useTexts()
  const href = useHref()
  const favorites = useViewModel(FavoritesViewModel)
  const { list } = favorites
  const services = useActorServices()
  const account = useAccount()
  return (
    <AccountFrame
      account={account}
      place="favorites"
      lead={list.total === null || list.isEmpty ? undefined : texts.t('account.favorites.count', { count: list.total })}
    >
      <TileList
        label={texts.t('account.favorites.title')}
        list={list}
        grid={GRID}
        empty={
          <>
            <EmptyState
              picture={<Heart />}
              title={texts.t('account.favorites.none')}
              text={texts.t('account.favorites.noneText')}
              action={
                <ButtonLink kind="primary" href={href('cams', {})}>
                  {texts.t('home.live.all')}
                </ButtonLink>
              }
            />
            <LiveNow />
          </>
        }
      >
        {(actor, index) => <ActorTile actor={actor} services={services} heading="h2" eager={index < 4} />}
      </TileList>
      {favorites.preferred.length === 0 ? null : (
        <section className={css['preferred']}>
          <h2>{texts.t('account.favorites.preferred')}</h2>
          <div>
            {favorites.preferred.map((actor) => (
              <ActorTile key={actor.id} actor={actor} services={services} />
            ))}
          </div>
        </section>
      )}
    </AccountFrame>
  )
})
