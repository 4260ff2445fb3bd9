import { observer } from 'mobx-react-lite'
import { use } from 'react'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { ShapeIcon } from '@/ui/artwork/shape-icon'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import type { PlainRoute } from '@/domain/routes/params'
import { Chooser } from './chooser'
import { usePreparation } from './container'
import css from './missing-page.module.css'
import { PageTitle } from './page-title'
import { useHref } from './use-href'
import { WaysOutContext } from './ways-out'

interface Missing {
  readonly title: TextKey
  readonly text: TextKey
  /** The page to go on from, and the label of the link to it. */
  readonly route: PlainRoute
  readonly link: TextKey
}

/** A page whose address names nothing: a message, and links to related pages and live actors. */
export const MissingPage = observer(function MissingPage({ title, text, route, link }: Missing) {
  const texts = useTexts()
  const href = useHref()
  const WaysOut = use(WaysOutContext)
  usePreparation()?.answerMissing()
  return (
    <div className={css['page']}>
      <PageTitle title={texts.t(title)} />
      <EmptyState
        heading="h1"
        picture={<ShapeIcon seed={404} />}
        title={texts.t(title)}
        text={texts.t(text)}
        action={
          <ButtonLink kind="primary" href={href(route, {})}>
            {texts.t(link)}
          </ButtonLink>
        }
      />
      <nav className={css['places']} aria-label={texts.t('shell.nav.more')}>
        <Chooser />
      </nav>
      {WaysOut === null ? null : <WaysOut />}
    </div>
  )
})
