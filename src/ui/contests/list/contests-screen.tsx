import { observer } from 'mobx-react-lite'
import { useCallback } from 'react'
import { CONTEST_PHASES, type ContestPhase } from '@/domain/contests/contest'
import { useShown, useViewModel } from '@/ui/base/container'
import { ListContent } from '@/ui/base/list-content'
import { ListPage } from '@/ui/base/list-page'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { ContestCard } from './contest-card'
import css from './contests-screen.module.css'
import { ContestsViewModel } from './contests-view-model'

/** Voting comes first: the guest can act on it now. */
const ORDER: readonly ContestPhase[] = ['voting', ...CONTEST_PHASES.filter((phase) => phase !== 'voting')]

/** All contests: open, announced and decided ones (CON-001). */
export const Screen = observer(function ContestsScreen() {
  const texts = useTexts()
  const model = useViewModel(ContestsViewModel)
  useShown(
    model,
    useCallback(() => model.show(), [model]),
  )
  return (
    <ListPage
      title={texts.t('contests.title')}
      description={texts.t('contests.description')}
      note={<p>{texts.t('contests.lead')}</p>}
    >
      <ListContent
        list={model.list}
        empty={<EmptyState title={texts.t('contests.none.title')} text={texts.t('contests.none.text')} />}
        skeleton={
          <div className={css['grid']} aria-busy="true">
            {Array.from({ length: 4 }, (_, index) => (
              <Skeleton key={index} width="100%" height="380px" />
            ))}
          </div>
        }
      >
        {ORDER.map((phase) => {
          const contests = model.inPhase(phase)
          if (contests.length === 0) return null
          return (
            <section key={phase} className={css['part']} aria-labelledby={`contests-${phase}`}>
              <h2 id={`contests-${phase}`}>{texts.t(`contests.part.${phase}`)}</h2>
              <div className={css['grid']}>
                {contests.map((contest, index) => (
                  <ContestCard
                    key={contest.id}
                    contest={contest}
                    eager={phase === 'voting' && index === 0}
                    isAlone={contests.length === 1}
                  />
                ))}
              </div>
            </section>
          )
        })}
      </ListContent>
    </ListPage>
  )
})
