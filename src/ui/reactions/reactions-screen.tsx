import { observer } from 'mobx-react-lite'
import { useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { ScrollRow } from '@/ui/kit/lists/scroll-row'
import { useTexts } from '@/ui/texts/use-texts'
import { ReactionCard } from './reaction-card'
import css from './reactions.module.css'
import { ReactionsViewModel } from './reactions-view-model'

/** Live reactions as a module of a page (OTH-020); nothing without any. */
export const LiveReactions = observer(function LiveReactions() {
  const texts = useTexts()
  const reactions = useViewModel(ReactionsViewModel)
  const { list } = reactions
  if (list.error !== null && !list.isKnown) return <LoadError of={list} isQuiet />
  if (list.isEmpty) return null
  return (
    <section className={css['reactions']} aria-labelledby="live-reactions">
      <h2 id="live-reactions">{texts.t('reactions.title')}</h2>
      <ScrollRow label={texts.t('reactions.title')} className={css['row'] ?? ''}>
        {list.items.map((reaction) => (
          <ReactionCard key={reaction.id} reaction={reaction} reactions={reactions} />
        ))}
        {list.isKnown
          ? null
          : Array.from({ length: 6 }, (_, index) => <Skeleton key={index} shape="block" height="212px" />)}
      </ScrollRow>
    </section>
  )
})
