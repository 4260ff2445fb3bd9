import { observer } from 'mobx-react-lite'
import type { ReactNode } from 'react'
import { Button } from '@/ui/kit/actions/button'
import { useTexts } from '@/ui/texts/use-texts'
import css from './list-page.module.css'
import { LoadError } from './load-error'
import type { Loadable } from './resource'

/** A list that can be shown while it grows, by offset or by cursor. */
export interface GrowingList extends Loadable {
  /** Whether anything was loaded yet. */
  readonly isKnown: boolean
  readonly isEmpty: boolean
  /** Whether there are more items that the guest has to request. */
  readonly isPaused: boolean
  goOn(): Promise<void>
}

/** The states of a list in their slots: error, empty, loading, and the button for more. */
export const ListContent = observer(function ListContent({
  list,
  error = list,
  empty,
  skeleton,
  children,
}: {
  readonly list: GrowingList
  /** The source to retry after a failure, if it is more than the list. */
  readonly error?: Loadable
  readonly empty: ReactNode
  readonly skeleton: ReactNode
  readonly children: ReactNode
}) {
  const texts = useTexts()
  return (
    <>
      {list.isEmpty ? empty : null}
      {list.isKnown ? children : list.error === null ? skeleton : null}
      <LoadError of={error} />
      {list.isPaused ? (
        <Button className={css['more'] ?? ''} kind="glass" loading={list.isLoading} onClick={() => void list.goOn()}>
          {texts.t('shell.states.more')}
        </Button>
      ) : null}
    </>
  )
})
