import { ChevronDown, ChevronUp, X } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { IconButton } from '@/ui/kit/actions/icon-button'
import { SearchField } from '@/ui/kit/forms/search-field'
import type { Texts } from '@/ui/texts/texts'
import { useTexts } from '@/ui/texts/use-texts'
import type { FindInConversation } from './find-in-conversation'
import css from './find-bar.module.css'

/** Finds words in the open conversation. Enter: next older, Shift+Enter: back, Escape: end. */
export const FindBar = observer(function FindBar({
  find,
  onOlder,
  onClose,
}: {
  readonly find: FindInConversation
  readonly onOlder: () => void
  readonly onClose: () => void
}) {
  const texts = useTexts()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => bar.current?.querySelector('input')?.focus(), [])
  const onKey = (event: KeyboardEvent<HTMLInputElement>) => {
    if (event.key === 'Enter' && event.shiftKey) {
      event.preventDefault()
      void find.newer()
    } else if (event.key === 'Escape') {
      // The first press empties the field, as everywhere.
      if (find.text === '') onClose()
    }
  }
  const count = find.hits?.length ?? 0
  return (
    <div ref={bar} className={css['bar']}>
      <SearchField
        label={texts.t('messenger.search.here')}
        clearLabel={texts.t('messenger.search.clear')}
        value={find.text}
        busy={find.isSearching}
        onChange={(text) => find.write(text)}
        onSubmit={onOlder}
        onKeyDown={onKey}
      />
      <output className={css['count']}>{countText(find, texts)}</output>
      <IconButton
        label={texts.t('messenger.search.older')}
        aria-disabled={
          find.canSearch && (find.hits === null || find.index + 1 < count || find.hasMore) ? undefined : true
        }
        onClick={onOlder}
      >
        <ChevronUp />
      </IconButton>
      <IconButton
        label={texts.t('messenger.search.newer')}
        aria-disabled={find.index > 0 ? undefined : true}
        onClick={() => void find.newer()}
      >
        <ChevronDown />
      </IconButton>
      <IconButton label={texts.t('messenger.search.end')} onClick={onClose}>
        <X />
      </IconButton>
    </div>
  )
})

/** Returns the position among the found messages; more may follow. */
function countText({ hits, index, hasMore }: FindInConversation, texts: Texts): string {
  if (hits === null) return ''
  if (hits.length === 0) return texts.t('messenger.search.none.title')
  const values = { index: index + 1, total: hits.length }
  return texts.t(hasMore ? 'messenger.search.positionOfMore' : 'messenger.search.position', values)
}
