import { LegalText } from './legal-text-screen'

/** What guest and operator may expect of one another. */
export const Screen = () => <LegalText name="terms" />
