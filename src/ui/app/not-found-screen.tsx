import { observer } from 'mobx-react-lite'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { FigureMark } from '@/ui/painting/figure-mark'
import { useTexts } from '@/ui/texts/use-texts'
import { PageTitle } from '@/ui/base/page-title'
import { useHref } from '@/ui/base/use-href'

/** An address we do not have: says so and leads back. */
export const NotFoundScreen = observer(function NotFoundScreen() {
  const texts = useTexts()
  const href = useHref()
  return (
    <>
      <PageTitle title={texts.t('shell.notFound.title')} />
      <EmptyState
        heading="h1"
        picture={<FigureMark seed={404} />}
        title={texts.t('shell.notFound.title')}
        text={texts.t('shell.notFound.text')}
        action={
          <ButtonLink kind="primary" href={href('start', {})}>
            {texts.t('shell.notFound.home')}
          </ButtonLink>
        }
      />
    </>
  )
})
