import { observer } from 'mobx-react-lite'
import { Button } from '@/ui/kit/actions/button'
import { OneClickAmounts, type ChargedAtOnce } from '@/ui/payments/one-click-amounts'
import { oneClickTerms } from '@/ui/payments/one-click-terms'
import type { OneClickViewModel } from '@/ui/payments/one-click-view-model'
import { useTexts } from '@/ui/texts/use-texts'
import { Card } from './card'

/** Shows what one press charges, and how to end one-click payment (PAY-005). */
export const OneClickCard = observer(function OneClickCard({
  oneClick,
}: {
  readonly oneClick: ChargedAtOnce & Pick<OneClickViewModel, 'setUp' | 'isEnding' | 'end' | 'sendsMails'>
}) {
  const texts = useTexts()
  const { means } = oneClick
  return (
    <Card
      title={texts.t('payments.oneClick.title')}
      hint={means === null ? texts.t('payments.oneClick.hint') : texts.t('payments.oneClick.kept', { means })}
      action={
        means === null ? (
          <Button onClick={() => oneClick.setUp()}>{texts.t('payments.oneClick.setUp')}</Button>
        ) : (
          <>
            <Button onClick={() => oneClick.setUp()}>{texts.t('payments.oneClick.change')}</Button>
            <Button kind="danger" loading={oneClick.isEnding} onClick={() => void oneClick.end()}>
              {texts.t('payments.oneClick.end')}
            </Button>
          </>
        )
      }
    >
      <OneClickAmounts oneClick={oneClick} />
      <p>{oneClickTerms(texts, oneClick.sendsMails)}</p>
    </Card>
  )
})
