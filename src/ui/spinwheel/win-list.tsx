import { observer } from 'mobx-react-lite'
import type { SpinWin } from '@/domain/spinwheel/prize'
import { Card } from '@/ui/account/card'
import { ListContent, type GrowingList } from '@/ui/base/list-content'
import { useHref } from '@/ui/base/use-href'
import { Link } from '@/ui/kit/actions/link'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { PrizeIcon } from './prize-icon'
import { prizeText } from './prize-text'
import css from './spin-wheel.module.css'
import { wayOf } from './win-next'

/** The guest's wins, newest first. */
export const WinList = observer(function WinList({
  list,
}: {
  readonly list: GrowingList & { readonly items: readonly SpinWin[] }
}) {
  const texts = useTexts()
  return (
    <Card title={texts.t('spinwheel.wins.title')}>
      <ListContent
        list={list}
        empty={<p className={css['none']}>{texts.t('spinwheel.wins.none')}</p>}
        skeleton={<Skeleton shape="block" height="132px" />}
      >
        {list.items.length === 0 ? null : (
          <ul className={`plain-list ${css['wins']}`}>
            {list.items.map((win) => (
              <WinLine key={win.id} win={win} />
            ))}
          </ul>
        )}
      </ListContent>
    </Card>
  )
})

const WinLine = observer(function WinLine({ win }: { readonly win: SpinWin }) {
  const texts = useTexts()
  const href = useHref()
  const { prize, content, at } = win
  const name = content?.title ?? prizeText(prize, texts)
  const way = content === null ? null : wayOf(win, href)
  return (
    <li>
      <span className={css['prize']}>
        <PrizeIcon prize={prize} />
        <span>
          {way === null ? name : <Link href={way.to}>{name}</Link>}
          <small>
            {content === null ? null : `${content.actorName} · `}
            {texts.dateTime(at)}
          </small>
        </span>
      </span>
    </li>
  )
})
