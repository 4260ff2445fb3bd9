import type { PageSubject } from '@/application/platform/rendered-page'
import type { Crumb } from '@/domain/seo/breadcrumb'
import { useTexts } from '@/ui/texts/use-texts'
import { usePreparation } from './container'

/** The tab's title, in the head. `description`: one or two sentences for search engines. */
export function PageTitle({
  title,
  description,
  subject,
  breadcrumb,
}: {
  readonly title?: string
  readonly description?: string
  /** The person or thing that the page is about, if there is one. */
  readonly subject?: PageSubject
  /** The breadcrumb, if the page has one. */
  readonly breadcrumb?: readonly Crumb[]
}) {
  const texts = useTexts()
  const whole = title === undefined ? texts.t('shell.defaultTitle') : texts.t('shell.pageTitle', { page: title })
  usePreparation()?.describe({
    title: whole,
    description: description ?? texts.t('shell.description'),
    subject: subject ?? null,
    breadcrumb: breadcrumb ?? [],
  })
  return <title>{whole}</title>
}
