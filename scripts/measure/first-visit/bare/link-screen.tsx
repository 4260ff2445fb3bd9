import type { i18n } from 'i18next'
import { Link } from 'react-router'
import { BARE_LIST_PATH } from './tile'

/** A page with nothing but a link to the list. */
export const LinkScreen = ({ texts }: { readonly texts: i18n }) => (
  <main>
    <h1>Vesper</h1>
    <Link to={BARE_LIST_PATH}>{texts.t('title')}</Link>
  </main>
)
