import { observer } from 'mobx-react-lite'
import { Link } from '@/ui/kit/actions/link'
import { TabRow } from '@/ui/kit/lists/tab-row'
import { ALL_VIDEOS } from '@/domain/tv/channel'
import { useMatch } from '@/ui/base/page'
import { useHref } from '@/ui/base/use-href'
import { useTexts } from '@/ui/texts/use-texts'

/** The tab of each page. */
const TAB_OF: Readonly<Record<string, string>> = {
  tvLivestream: 'live',
  tvPremiumLivestream: 'premium',
  tvLateNight: 'lateNight',
  tvSeriesList: 'series',
  tvSeries: 'series',
  tvMediathekVideos: 'videos',
}

/** Links between the parts of TV. */
export const TvNav = observer(function TvNav() {
  const texts = useTexts()
  const href = useHref()
  const page = useMatch()
  const current = page.kind === 'route' ? (TAB_OF[page.route] ?? null) : null
  const tabs = [
    ['live', href('tvLivestream', {})],
    ['premium', href('tvPremiumLivestream', {})],
    ['lateNight', href('tvLateNight', {})],
    ['series', href('tvSeriesList', {})],
    ['videos', href('tvMediathekVideos', { mediathekKey: ALL_VIDEOS })],
  ] as const
  return (
    <TabRow label={texts.t('tv.nav.label')} current={current}>
      {tabs.map(([tab, address]) => (
        <Link key={tab} href={address} aria-current={current === tab ? 'page' : undefined}>
          {texts.t(`tv.nav.${tab}`)}
        </Link>
      ))}
    </TabRow>
  )
})
