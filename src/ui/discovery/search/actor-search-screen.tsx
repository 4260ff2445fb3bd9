import { SlidersHorizontal } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useCallback, useRef } from 'react'
import { useLocation } from 'react-router'
import { EVERYBODY, withoutPart } from '@/domain/actors/actor-search'
import { actorGrid } from '@/ui/actors/actor-grid'
import { ActorTile } from '@/ui/actors/actor-tile'
import { CamSort } from '@/ui/actors/cams/cam-sort'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import { useService, useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { TileList } from '@/ui/base/tile-list'
import { useListAddress } from '@/ui/base/use-list-address'
import { Button } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Checkout } from '@/ui/payments/checkout-launcher'
import { useTexts } from '@/ui/texts/use-texts'
import css from './actor-search-screen.module.css'
import { SavedSearches } from './saved-searches'
import { SearchForm } from './search-form'
import { SearchFormViewModel } from './search-form-view-model'
import { criteriaOf, searchAddress } from './search-query'
import { SearchResultsViewModel } from './search-results-view-model'

const GRID = actorGrid(
  [
    { from: 0, columns: 2 },
    { from: 560, columns: 3 },
    { from: 760, columns: 4 },
    { from: 980, columns: 5 },
  ],
  12,
)

/** The search of actors by all criteria; its address is the search (ACT-041 to ACT-045). */
export const Screen = observer(function ActorSearchScreen() {
  const texts = useTexts()
  const form = useViewModel(SearchFormViewModel)
  const results = useViewModel(SearchResultsViewModel)
  const checkout = useService(Checkout)
  const services = useActorServices()
  const { key } = useLocation()
  const address = useListAddress(searchAddress)
  const { query, change } = address
  const list = useRef<HTMLDivElement>(null)
  useShown(
    results,
    useCallback(() => results.show(query, key), [results, query, key]),
  )
  useShown(
    form,
    useCallback(() => form.show(criteriaOf(query)), [form, query]),
  )
  const show = (isCleared: boolean) => {
    change(() => (isCleared ? EVERYBODY : form.draft))
    if (isCleared) return
    form.setOpen(false)
    list.current?.focus({ preventScroll: true })
    list.current?.scrollIntoView({ block: 'start' })
  }
  const { total } = results.list
  return (
    <ListPage
      title={texts.t('discovery.search.title')}
      note={<p>{texts.t('discovery.search.lead')}</p>}
      actions={<CamSort address={address} />}
    >
      <div className={css['page']} data-open={form.isOpen}>
        <div className={css['edit']}>
          <Button icon={<SlidersHorizontal />} onClick={() => form.setOpen(true)}>
            {texts.t('discovery.search.edit')}
          </Button>
        </div>
        <div className={css['form']}>
          <SearchForm form={form} onShow={show} />
          <SavedSearches form={form} onLogin={() => void checkout.open('login')} />
        </div>
        <div
          ref={list}
          className={css['list']}
          tabIndex={-1}
          aria-label={texts.t('discovery.search.results')}
          role="region"
        >
          <p className={css['count']} role="status">
            {total === null ? '' : texts.t('discovery.search.found', { count: total })}
          </p>
          <TileList
            label={texts.t('discovery.search.results')}
            list={results.list}
            grid={GRID}
            error={results}
            empty={
              <EmptyState
                picture={<ShapeIcon seed={7} />}
                title={texts.t('actors.none.title')}
                text={
                  results.relaxations.length === 0
                    ? texts.t('discovery.search.noneAtAll')
                    : texts.t('discovery.search.drop')
                }
                action={
                  <div className={css['drops']}>
                    {results.relaxations.map((one) => (
                      <Button key={one.part} onClick={() => change((now) => withoutPart(criteriaOf(now), one.part))}>
                        {texts.t('discovery.search.without', {
                          part: texts.t(`discovery.search.part.${one.part}`),
                          count: one.total,
                        })}
                      </Button>
                    ))}
                    <Button kind="ink" onClick={address.clear}>
                      {texts.t('actors.filter.clear')}
                    </Button>
                  </div>
                }
              />
            }
          >
            {(actor, index) => <ActorTile actor={actor} services={services} heading="h2" eager={index < 4} />}
          </TileList>
        </div>
      </div>
    </ListPage>
  )
})
