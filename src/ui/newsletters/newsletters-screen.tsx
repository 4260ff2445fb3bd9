import { observer } from 'mobx-react-lite'
import { Configuration } from '@/application/configuration/configuration'
import { useService, useViewModel } from '@/ui/base/container'
import { LoadError } from '@/ui/base/load-error'
import { PageTitle } from '@/ui/base/page-title'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { Skeleton } from '@/ui/kit/feedback/skeleton'
import { useTexts } from '@/ui/texts/use-texts'
import { NewsletterChoice } from './newsletter-choice'
import { NewslettersViewModel } from './newsletters-view-model'
import css from './newsletters.module.css'

/** The newsletters, with an account or without. */
export const Screen = observer(function NewslettersScreen() {
  const texts = useTexts()
  const model = useViewModel(NewslettersViewModel)
  const { mails } = useService<Configuration>(Configuration)
  const title = texts.t('newsletters.title')
  if (!mails)
    return (
      <>
        <PageTitle title={title} />
        <EmptyState heading="h1" title={title} text={texts.t('newsletters.none')} />
      </>
    )
  return (
    <article className={css['page']}>
      <PageTitle title={title} />
      <header className={css['header']}>
        <h1>{title}</h1>
        <p>{texts.t('newsletters.lead')}</p>
      </header>
      {model.isKnown ? (
        <NewsletterChoice model={model} />
      ) : model.error !== null ? (
        <LoadError of={model} />
      ) : (
        <div className={css['list']} aria-busy="true">
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="96px" />
          <Skeleton shape="block" height="96px" />
        </div>
      )}
    </article>
  )
})
