import { observer } from 'mobx-react-lite'
import { TOP_LISTS, type TopList } from '@/domain/actors/ranking'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { useTexts } from '@/ui/texts/use-texts'
import { CLASH_LIST, slugOf } from './top-query'

/** Links between the rankings (ACT-026 to ACT-029), and to the clash of cams. */
export const TopListsNav = observer(function TopListsNav({
  current,
}: {
  readonly current: TopList | typeof CLASH_LIST | null
}) {
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
      <Link
        href={href('topCamsOf', { topList: CLASH_LIST })}
        aria-current={current === CLASH_LIST ? 'page' : undefined}
      >
        {texts.t('clash.tab')}
      </Link>
    </TabRow>
  )
})
