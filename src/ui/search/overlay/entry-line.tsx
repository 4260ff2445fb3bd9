import { Autocomplete } from '@base-ui/react/autocomplete'
import { ArrowRight, History, Search } from 'lucide-react'
import { observer } from 'mobx-react-lite'
import { MAX_RESULTS } from '@/domain/search/categories'
import { Link } from '@/ui/kit/actions/link'
import { LiveDot } from '@/ui/kit/feedback/live-dot'
import { useTexts } from '@/ui/texts/use-texts'
import type { SearchEntry } from './search-entries'
import css from './search-overlay.module.css'

/** A line of the overlay: a link to a result, or a pattern to search for. */
export const EntryLine = observer(function EntryLine({
  entry,
  onChoose,
}: {
  readonly entry: SearchEntry
  readonly onChoose: () => void
}) {
  const texts = useTexts()
  switch (entry.kind) {
    case 'pattern':
      return (
        <Autocomplete.Item value={entry} className={css['line']} onClick={onChoose}>
          {entry.id.startsWith('recent') ? <History aria-hidden="true" /> : <Search aria-hidden="true" />}
          <span className={css['name']}>{entry.pattern}</span>
        </Autocomplete.Item>
      )
    case 'actor': {
      const { name, link, online, mobileVideoCall, imageUrl, imageAspect } = entry.actor
      return (
        <Autocomplete.Item value={entry} className={css['line']} onClick={onChoose} render={<Link href={link} />}>
          <Image url={imageUrl} aspect={imageAspect} isRound />
          <span className={css['name']}>{name}</span>
          {online ? (
            <span className={css['state']}>
              <LiveDot />
              {texts.t(mobileVideoCall ? 'search.videoCall' : 'search.live')}
            </span>
          ) : null}
        </Autocomplete.Item>
      )
    }
    case 'item': {
      const { title, link, imageUrl, imageAspect } = entry.item
      return (
        <Autocomplete.Item value={entry} className={css['line']} onClick={onChoose} render={<Link href={link} />}>
          <Image url={imageUrl} aspect={imageAspect} isRound={false} />
          <span className={css['name']}>{title}</span>
        </Autocomplete.Item>
      )
    }
    case 'all':
      return (
        <Autocomplete.Item value={entry} className={css['line']} onClick={onChoose} render={<Link href={entry.link} />}>
          <ArrowRight aria-hidden="true" />
          <span className={css['name']}>
            {texts.t(`search.${entry.count < MAX_RESULTS ? 'all' : 'many'}.${entry.part}`, { count: entry.count })}
          </span>
        </Autocomplete.Item>
      )
  }
})

/** A small picture beside a line that has its name. */
function Image({ url, aspect, isRound }: { readonly url: string; readonly aspect: number; readonly isRound: boolean }) {
  const height = 40
  return (
    <img
      className={css['image']}
      data-round={isRound}
      src={url}
      alt=""
      width={Math.round(height / aspect)}
      height={height}
      loading="lazy"
      decoding="async"
    />
  )
}
