import { observer } from 'mobx-react-lite'
import { ActorTile } from '@/ui/actors/actor-tile'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { TileSkeleton } from '@/ui/kit/feedback/skeleton'
import { VirtualGrid } from '@/ui/kit/lists/virtual-grid'
import { useViewModel } from '@/ui/base/container'
import { useHref } from '@/ui/base/use-href'
import { LoadError } from '@/ui/base/load-error'
import { useTexts } from '@/ui/texts/use-texts'
import { AccountFrame } from './account-frame'
import { FavoritesViewModel } from './favorites-view-model'
import css from './favorites-screen.module.css'

const COLUMNS = [
  { from: 0, columns: 2 },
  { from: 520, columns: 3 },
  { from: 700, columns: 4 },
  { from: 900, columns: 5 },
]

/** The performers a guest has pinned (GUE-015). */
export const Screen = observer(function FavoritesScreen() {
  const texts = useTexts()
  const href = useHref()
  const { list } = useViewModel(FavoritesViewModel)
  return (
    <AccountFrame
      place="favorites"
      lead={list.total === null || list.isEmpty ? undefined : texts.t('account.favorites.count', { count: list.total })}
    >
      <LoadError of={list} />
      {list.isEmpty ? (
        <EmptyState
          title={texts.t('account.favorites.none')}
          text={texts.t('account.favorites.noneText')}
          action={
            <ButtonLink kind="primary" href={href('cams', {})}>
              {texts.t('home.live.all')}
            </ButtonLink>
          }
        />
      ) : null}
      {list.total === null && list.error === null ? (
        <div className={css['skeletons']} aria-busy="true">
          {Array.from({ length: 10 }, (_, index) => (
            <TileSkeleton key={index} />
          ))}
        </div>
      ) : (
        <VirtualGrid
          label={texts.t('account.favorites.title')}
          items={list.items}
          keyOf={(actor) => actor.id}
          columns={COLUMNS}
          lineHeight={(width) => width * 1.334 + 62}
          onNearEnd={() => void list.more()}
          expected={list.planned}
          placeholder={<TileSkeleton />}
        >
          {(actor, index) => <ActorTile actor={actor} heading="h2" eager={index < 4} />}
        </VirtualGrid>
      )}
      {list.asks ? (
        <Button className={css['more'] ?? ''} loading={list.isLoading} onClick={() => void list.goOn()}>
          {texts.t('shell.states.more')}
        </Button>
      ) : null}
    </AccountFrame>
  )
})
