import { observer } from 'mobx-react-lite'
import { TOP_LISTS, type TopList } from '@/domain/actors/ranking'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { useTexts } from '@/ui/texts/use-texts'
import { slugOf } from './top-query'

/** The way from one ranking to the others (ACT-026 to ACT-029). */
export const TopListsNav = observer(function TopListsNav({ current }: { readonly current: TopList | null }) {
  const texts = useTexts()
  const href = useHref()
  const hrefOf = (list: TopList) => {
    const topList = slugOf(list)
    return topList === null ? href('topCams', {}) : href('topCamsOf', { topList })
  }
  return (
    <TabRow label={texts.t('discovery.top.lists')} current={current}>
      {TOP_LISTS.map((list) => (
        <Link key={list} href={hrefOf(list)} aria-current={current === list ? 'page' : undefined}>
          {texts.t(`discovery.top.${list}.name`)}
        </Link>
      ))}
    </TabRow>
  )
})
