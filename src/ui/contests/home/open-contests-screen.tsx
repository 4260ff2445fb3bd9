import { otherwise } from '@/application/errors/otherwise'
import { observer } from 'mobx-react-lite'
import { useCallback, useEffect } from 'react'
import { ContestCard } from '@/ui/contests/list/contest-card'
import { ContestsViewModel } from '@/ui/contests/list/contests-view-model'
import { useShown, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { useHref } from '@/ui/base/use-href'
import { SectionHead } from '@/ui/kit/lists/section-head'
import { useTexts } from '@/ui/texts/use-texts'
import css from './open-contests.module.css'

/** Number of contests shown: one line of a wide page. */
const SHOWN = 2

/** Contests open for votes, on the start page (NAV-068); nothing if there are none. */
export const OpenContests = observer(function OpenContests() {
  const texts = useTexts()
  const href = useHref()
  const model = useViewModel(ContestsViewModel)
  useShown(
    model,
    useCallback(() => model.show(), [model]),
  )
  useEffect(() => {
    texts.load('contests').catch(otherwise())
  }, [texts])
  const { list } = model
  const open = model.inPhase('voting').slice(0, SHOWN)
  if (list.error !== null && !list.isKnown) return <LoadError of={list} isQuiet />
  if (list.isKnown && open.length === 0) return null
  if (!list.isKnown || !texts.has('contests')) return <div className={css['coming']} aria-busy="true" />
  return (
    <section aria-labelledby="open-contests">
      <SectionHead
        id="open-contests"
        title={texts.t('contests.title')}
        link={{ label: texts.t('contests.all'), href: href('contests', {}) }}
      />
      <div className={css['cards']}>
        {open.map((contest) => (
          <ContestCard key={contest.id} contest={contest} />
        ))}
      </div>
    </section>
  )
})
