import { observer } from 'mobx-react-lite'
import { expiryOf } from '@/domain/vouchers/validity'
import { Card } from '@/ui/account/card'
import { ListContent, type GrowingList } from '@/ui/base/list-content'
import { Badge } from '@/ui/kit/feedback/badge'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { BenefitList } from './benefit-list'
import css from './benefits.module.css'
import type { ListedCode } from './benefits-view-model'

const TONES = { waiting: 'gold', given: 'good', lapsed: 'plain' } as const

/** The codes that the guest has redeemed, the latest first. */
export const RedeemedList = observer(function RedeemedList({
  list,
}: {
  readonly list: GrowingList & { readonly items: readonly ListedCode[] }
}) {
  const texts = useTexts()
  return (
    <Card title={texts.t('codes.list.title')}>
      <ListContent
        list={list}
        empty={<p className={css['none']}>{texts.t('codes.list.none')}</p>}
        skeleton={<Skeleton shape="block" height="132px" />}
      >
        {list.items.length === 0 ? null : (
          <ul className={`plain-list ${css['codes']}`}>
            {list.items.map((redeemed) => (
              <li key={redeemed.id}>
                <p className={css['head']}>
                  <strong>{redeemed.code}</strong>
                  <Badge tone={TONES[redeemed.state]}>
                    {texts.t(`codes.list.state.${redeemed.state}`, { date: texts.date(expiryOf(redeemed)) })}
                  </Badge>
                  <small>{texts.dateTime(redeemed.at)}</small>
                </p>
                <BenefitList benefits={redeemed.benefits} rewards={redeemed.rewards} />
              </li>
            ))}
          </ul>
        )}
      </ListContent>
    </Card>
  )
})
