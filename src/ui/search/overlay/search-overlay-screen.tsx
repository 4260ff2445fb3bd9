import { Autocomplete } from '@base-ui/react/autocomplete'
import { ArrowLeft, Search, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useEffectEvent, useRef, type FormEvent } from 'react'
import { useNavigate } from 'react-router'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { Button } from '@/ui/kit/actions/button'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { TopDialog } from '@/ui/kit/overlays/top-dialog'
import { useResultHref } from '@/ui/search/use-result-href'
import { useTexts } from '@/ui/texts/use-texts'
import { EntryLine } from './entry-line'
import { groupsOf, labelOf, recentGroups, type EntryGroup, type SearchEntry } from './search-entries'
import css from './search-overlay.module.css'
import { SearchOverlayViewModel } from './search-overlay-view-model'

/** The search over any page: suggestions while typing, before that recent searches (SEA-001). */
export const SearchOverlay = observer(function SearchOverlay({
  onClose,
  pattern: first = '',
}: {
  readonly onClose: () => void
  /** Initial value of the field. */
  readonly pattern?: string
}) {
  const texts = useTexts()
  const field = useRef<HTMLInputElement>(null)
  const model = useViewModel(SearchOverlayViewModel)
  const hrefOf = useResultHref()
  const giveUp = useEffectEvent(onClose)
  useEffect(() => {
    texts.load('search').catch(giveUp)
  }, [texts])
  const navigate = useNavigate()
  useEffect(() => {
    if (first !== '') model.write(first)
  }, [model, first])
  const { result, typed, pattern } = model
  const groups = result === null ? (pattern === '' ? recentGroups(model.recent) : []) : groupsOf(result)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!model.isSearching) return
    model.commit()
    onClose()
    void navigate(hrefOf(model.category, pattern))
  }
  const choose = (entry: SearchEntry) => {
    if (entry.kind === 'pattern') {
      void model.choose(entry.pattern)
      field.current?.focus()
      return
    }
    model.commit()
    onClose()
  }
  // Nothing in it has a name before that.
  if (!texts.has('search')) return null
  return (
    <TopDialog open onClose={onClose} title={texts.t('shell.nav.search')} initialFocus={field}>
      <Autocomplete.Root
        inline
        open
        mode="none"
        filter={null}
        items={groups}
        value={typed}
        itemToStringValue={labelOf}
        onValueChange={(text, { reason }) => {
          if (reason === 'input-change' || reason === 'input-clear') model.write(text)
        }}
      >
        <form className={css['head']} role="search" onSubmit={submit} noValidate>
          <IconButton label={texts.t('shell.states.close')} className={css['back'] ?? ''} onClick={onClose}>
            <ArrowLeft />
          </IconButton>
          <Search className={css['lens']} aria-hidden="true" />
          <Autocomplete.Input
            ref={field}
            className={css['field']}
            type="search"
            enterKeyHint="search"
            aria-label={texts.t('search.label')}
            placeholder={texts.t('search.placeholder')}
          />
          {typed === '' ? null : (
            <IconButton
              label={texts.t('search.clear')}
              onClick={() => {
                model.write('')
                field.current?.focus()
              }}
            >
              <X />
            </IconButton>
          )}
          <Button type="submit" kind="primary" disabled={!model.isSearching}>
            {texts.t('search.submit')}
          </Button>
        </form>
        <div className={css['body']}>
          <p className="visually-hidden" role="status">
            {result === null ? '' : texts.t('search.status', { count: countOf(groups) })}
          </p>
          <Body model={model} groups={groups} choose={choose} />
        </div>
      </Autocomplete.Root>
      <Foot onClose={onClose} />
    </TopDialog>
  )
})

const countOf = (groups: readonly EntryGroup[]): number => groups.reduce((sum, { items }) => sum + items.length, 0)

/** Content below the field: the lines, or why there are none. */
const Body = observer(function Body({
  model,
  groups,
  choose,
}: {
  readonly model: SearchOverlayViewModel
  readonly groups: readonly EntryGroup[]
  readonly choose: (entry: SearchEntry) => void
}) {
  const texts = useTexts()
  const { pattern } = model
  if (model.isShort) return <p className={css['note']}>{texts.t('search.tooShort', { count: 3 })}</p>
  if (model.error !== null && model.result === null) return <LoadError of={model} />
  if (model.isLoading) return <Coming />
  return (
    <>
      {model.isEmpty ? (
        <div className={css['note']}>
          <p>{texts.t('search.nothing', { pattern })}</p>
          <p>{texts.t('search.nothingHint')}</p>
        </div>
      ) : null}
      {pattern === '' && groups.length === 0 ? <p className={css['note']}>{texts.t('search.hint')}</p> : null}
      <Autocomplete.List className={css['list']}>
        {(group: EntryGroup) => (
          <Autocomplete.Group key={group.kind} items={group.items} className={css['group']}>
            <div className={css['groupHead']}>
              <Autocomplete.GroupLabel className={css['label']}>
                {texts.t(`search.group.${group.kind}`)}
              </Autocomplete.GroupLabel>
              {group.kind === 'recent' ? (
                <button type="button" className={css['forget']} onClick={() => model.forget()}>
                  {texts.t('search.forget')}
                </button>
              ) : null}
            </div>
            <Autocomplete.Collection>
              {(entry: SearchEntry) => <EntryLine key={entry.id} entry={entry} onChoose={() => choose(entry)} />}
            </Autocomplete.Collection>
          </Autocomplete.Group>
        )}
      </Autocomplete.List>
    </>
  )
})

/** The link to the search by many criteria. */
const Foot = observer(function Foot({ onClose }: { readonly onClose: () => void }) {
  const texts = useTexts()
  const href = useHref()
  return (
    <footer className={css['foot']}>
      <Link href={href('actorSearch', {})} onClick={onClose}>
        {texts.t('search.pro')}
      </Link>
    </footer>
  )
})

const Coming = () => (
  <div className={css['coming']} aria-busy="true">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} />
    ))}
  </div>
)
