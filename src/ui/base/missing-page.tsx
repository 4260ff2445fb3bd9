import { observer } from 'mobx-react-lite'
import type { RouteName } from '@/domain/navigation/routes'
import { ButtonLink } from '@/ui/kit/actions/button'
import { EmptyState } from '@/ui/kit/feedback/empty-state'
import { FigureMark } from '@/ui/painting/figure-mark'
import type { TextKey } from '@/ui/texts/catalog'
import { useTexts } from '@/ui/texts/use-texts'
import { PageTitle } from './page-title'
import { useHref } from './use-href'

interface Missing {
  readonly title: TextKey
  readonly text: TextKey
  /** The page to go on from, and the label of the link to it. */
  readonly route: Extract<RouteName, 'start' | 'cams' | 'videos'>
  readonly link: TextKey
}

/** What a page says when the thing its address names does not exist. */
const MISSING = {
  page: { title: 'shell.notFound.title', text: 'shell.notFound.text', route: 'start', link: 'shell.notFound.home' },
  actor: { title: 'actors.missing.title', text: 'actors.missing.text', route: 'cams', link: 'home.live.all' },
  video: { title: 'media.missing.title', text: 'media.missing.text', route: 'videos', link: 'media.lists.videos' },
} as const satisfies Record<string, Missing>

/** A page whose address names nothing: says so and leads on. */
export const MissingPage = observer(function MissingPage({ kind }: { readonly kind: keyof typeof MISSING }) {
  const texts = useTexts()
  const href = useHref()
  const { title, text, route, link } = MISSING[kind]
  return (
    <>
      <PageTitle title={texts.t(title)} />
      <EmptyState
        heading="h1"
        picture={<FigureMark seed={404} />}
        title={texts.t(title)}
        text={texts.t(text)}
        action={
          <ButtonLink kind="primary" href={href(route, {})}>
            {texts.t(link)}
          </ButtonLink>
        }
      />
    </>
  )
})
