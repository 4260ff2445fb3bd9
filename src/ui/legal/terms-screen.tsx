import { LegalText } from './legal-text-screen'

/** The terms: the rights and duties of guest and operator. */
export const Screen = () => <LegalText name="terms" />
