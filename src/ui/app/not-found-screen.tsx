import { MissingPage } from '@/ui/base/missing-page'

/** An address we do not have. */
export const Screen = () => (
  <MissingPage title="shell.notFound.title" text="shell.notFound.text" route="start" link="shell.notFound.home" />
)
