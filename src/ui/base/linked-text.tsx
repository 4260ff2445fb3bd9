import { observer } from 'mobx-react-lite'
import { Fragment } from 'react'
import { Link } from '@/ui/kit/actions/link'
import css from './linked-text.module.css'
import { useHref } from './use-href'

/** A link in a text of the catalog: `[words](page)`. */
const LINK =
  /\[(?<words>[^\]]+)\]\((?<page>contact|imprint|help|termsOfService|dataProtection|memberPurchases|memberSettings)\)/u

type LinkedPage =
  | 'contact'
  | 'imprint'
  | 'help'
  | 'termsOfService'
  | 'dataProtection'
  | 'memberPurchases'
  | 'memberSettings'

/** A catalog text with its links. `inTab` opens them in a new tab, so that typed input stays. */
export const LinkedText = observer(function LinkedText({
  text,
  inTab = false,
}: {
  readonly text: string
  readonly inTab?: boolean
}) {
  const href = useHref()
  const found = LINK.exec(text)
  if (found === null) return text
  const { words = '', page = 'contact' } = found.groups ?? {}
  const address = href(page as LinkedPage, {})
  return (
    <Fragment>
      {text.slice(0, found.index)}
      {inTab ? (
        <a className={css['link']} href={address} target="_blank" rel="noopener">
          {words}
        </a>
      ) : (
        <Link className={css['link']} href={address}>
          {words}
        </Link>
      )}
      <LinkedText text={text.slice(found.index + found[0].length)} inTab={inTab} />
    </Fragment>
  )
})

/** Returns true if a text contains a link. */
export const hasLink = (text: string): boolean => LINK.test(text)

/** Returns the text without its links' addresses, to be read out. */
export const withoutLinks = (text: string): string => text.replaceAll(new RegExp(LINK, 'gu'), '$<words>')
