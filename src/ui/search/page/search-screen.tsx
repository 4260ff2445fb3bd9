import { observer } from 'mobx-react-lite'
import { Search, SearchX } from 'lucide-react'
import { useCallback, useState } from 'react'
import { useLocation } from 'react-router'
import {
  groupOfCategory,
  MAX_RESULTS,
  RESULT_GROUP_NAMES,
  RESULT_GROUPS,
  type ResultCategory,
} from '@/domain/search/categories'
import { LiveNow } from '@/ui/actors/live-now-screen'
import { useActorServices } from '@/ui/actors/use-actor-services'
import { useShown, useViewModel } from '@/ui/base/container'
import { ListPage } from '@/ui/base/list-page'
import { useMatch } from '@/ui/base/page'
import { TileList } from '@/ui/base/tile-list'
import { useHref } from '@/ui/base/use-href'
import { Button, ButtonLink } from '@/ui/kit/actions/button'
import { Link } from '@/ui/kit/actions/link'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { part } from '@/ui/kit/part'
import { LinkRow } from '@/ui/kit/lists/link-row'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { FreeFilms } from '@/ui/media/home/free-films-screen'
import { SearchAnswers } from '@/ui/search/search-answers'
import { useResultHref } from '@/ui/search/use-result-href'
import { useTexts } from '@/ui/texts/use-texts'
import { gridOf } from './result-grids'
import { ResultTile } from './result-tile'
import css from './search-screen.module.css'
import { SearchPageViewModel } from './search-page-view-model'

const SearchOverlay = part(async () => (await import('@/ui/search/overlay/search-overlay-screen')).SearchOverlay)

/** Returns the category and the pattern in the address. */
function useResultAddress(): { readonly category: ResultCategory; readonly pattern: string } {
  const page = useMatch()
  if (page.kind === 'route' && page.route === 'videoSearch')
    return { category: 'videos', pattern: page.params.searchPattern }
  if (page.kind === 'route' && page.route === 'search')
    return { category: page.params.searchCategory, pattern: page.params.searchPattern }
  throw new Error('This screen does not belong to the address shown')
}

/** The results of one category, with links to the others (SEA-002). */
export const Screen = observer(function SearchScreen() {
  const texts = useTexts()
  const href = useHref()
  const hrefOf = useResultHref()
  const services = useActorServices()
  const { category, pattern } = useResultAddress()
  const { key } = useLocation()
  useViewModel(SearchAnswers)
  const model = useViewModel(SearchPageViewModel)
  useShown(
    model,
    useCallback(() => model.show(category, pattern, key), [model, category, pattern, key]),
  )
  const { list, elsewhere } = model
  const group = groupOfCategory(category)
  const name = texts.t(`search.category.${category}`)
  const title = texts.t('search.title', { pattern })
  const nameOf = (each: ResultCategory): string => {
    const of = groupOfCategory(each)
    const own = texts.t(`search.category.${each}`)
    return of === group || RESULT_GROUPS[of].length === 1 ? own : `${texts.t(`search.part.${of}`)}: ${own}`
  }
  const others = elsewhere.map((each) => (
    <ButtonLink key={each} href={hrefOf(each, pattern)}>
      {nameOf(each)}
    </ButtonLink>
  ))
  return (
    <ListPage
      title={title}
      tabTitle={texts.t('search.tabTitle', { pattern, category: name })}
      description={texts.t('search.description', { pattern })}
      actions={<ChangeSearch pattern={pattern} />}
    >
      <TabRow label={texts.t('search.categories')} current={group}>
        {RESULT_GROUP_NAMES.map((each) => (
          <Link
            key={each}
            href={hrefOf(RESULT_GROUPS[each][0], pattern)}
            aria-current={each === group ? 'page' : undefined}
          >
            {texts.t(`search.part.${each}`)}
          </Link>
        ))}
      </TabRow>
      {RESULT_GROUPS[group].length === 1 ? null : (
        <LinkRow label={texts.t(`search.part.${group}`)} current={category} className={css['kinds'] ?? ''}>
          {RESULT_GROUPS[group].map((each) => (
            <Link key={each} href={hrefOf(each, pattern)} aria-current={each === category ? 'page' : undefined}>
              {texts.t(`search.category.${each}`)}
            </Link>
          ))}
        </LinkRow>
      )}
      <section className={css['results']} aria-label={name} data-anchor="pagination">
        {category === 'models' ? <p className={css['reason']}>{texts.t('search.byProfile', { pattern })}</p> : null}
        <p className={css['count']} role="status">
          {list.total === null
            ? ''
            : texts.t(list.total >= MAX_RESULTS ? 'search.foundMany' : 'search.found', { count: list.total })}
        </p>
        <TileList
          key={category}
          label={name}
          list={list}
          grid={gridOf(category)}
          empty={
            <EmptyState
              picture={<SearchX />}
              title={texts.t('search.nothing', { pattern })}
              text={texts.t(elsewhere.length === 0 ? 'search.nothingHint' : 'search.elsewhere')}
              action={
                <div className={css['ways']}>
                  {others}
                  <ButtonLink kind="ink" href={href('actorSearch', {})}>
                    {texts.t('search.criteria')}
                  </ButtonLink>
                </div>
              }
            />
          }
        >
          {(found, index) => <ResultTile found={found} services={services} eager={index < 4} />}
        </TileList>
        {list.isEmpty || others.length === 0 ? null : (
          <nav className={css['elsewhere']} aria-labelledby="search-elsewhere">
            <h2 id="search-elsewhere">{texts.t('search.elsewhere')}</h2>
            <div className={css['ways']}>{others}</div>
          </nav>
        )}
        {model.hasFew ? group === 'films' ? <FreeFilms /> : <LiveNow /> : null}
      </section>
    </ListPage>
  )
})

/** Opens the search with the pattern of the page in its field. */
const ChangeSearch = observer(function ChangeSearch({ pattern }: { readonly pattern: string }) {
  const texts = useTexts()
  const [isOpen, setOpen] = useState(false)
  const close = () => setOpen(false)
  return (
    <>
      <Button icon={<Search />} onClick={() => setOpen(true)}>
        {texts.t('search.change')}
      </Button>
      {isOpen ? <SearchOverlay pattern={pattern} onClose={close} onMissing={close} /> : null}
    </>
  )
})
