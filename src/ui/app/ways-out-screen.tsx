import { observer } from 'mobx-react-lite'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { RESULT_GROUPS } from '@/domain/search/categories'
import { hasWords, searchPatternOf } from '@/domain/search/pattern'
import { LiveNow } from '@/ui/actors/live-now-screen'
import { SearchField } from '@/ui/kit/forms/search-field'
import { useResultHref } from '@/ui/search/use-result-href'
import { useTexts } from '@/ui/texts/use-texts'
import css from './ways-out.module.css'

/** Content below a missing page's message: a search, and live actors. */
export const WaysOut = observer(function WaysOut() {
  const texts = useTexts()
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
      <LiveNow />
    </div>
  )
})
