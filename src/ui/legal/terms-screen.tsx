import { LegalText } from './legal-text'

/** What guest and operator may expect of one another. */
export const Screen = () => <LegalText name="terms" />
