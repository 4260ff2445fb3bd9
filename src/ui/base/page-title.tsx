import { useTexts } from '@/ui/texts/use-texts'

/** The title of the tab; React puts it into the head. */
export function PageTitle({ title }: { readonly title?: string }) {
  const texts = useTexts()
  return (
    <title>{title === undefined ? texts.t('shell.defaultTitle') : texts.t('shell.pageTitle', { page: title })}</title>
  )
}
