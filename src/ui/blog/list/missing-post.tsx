import { MissingPage } from '@/ui/base/missing-page'

/** An address of the magazine that names nothing. */
export const MissingPost = () => (
  <MissingPage title="blog.missing.title" text="blog.missing.text" route="blog" link="blog.missing.link" />
)
